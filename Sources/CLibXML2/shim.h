// libxml2's headers pull in the system's ICU, whose types clash with Foundation's own copy.
// We need none of it: switch it off before the rest is read.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
