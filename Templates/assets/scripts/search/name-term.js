const signsOfTerms = /[\s:|<>="：｜＜＞＝「」]|^[-#ー−－＃]/;

/**
 * A text as a term of the query language that means a name, in quotes where it would be read as something else.
 *
 * @param {string} text
 */
export function nameTerm(text) {
  return signsOfTerms.test(text) ? `"${text.replace(/["「」]/g, "")}"` : text;
}
