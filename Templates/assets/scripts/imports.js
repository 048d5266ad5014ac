// What the modules that are loaded late import, by their paths below this folder. The builder puts in its place what it reads
// in the modules.
export default {};
