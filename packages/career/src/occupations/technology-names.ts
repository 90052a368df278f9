/**
 * Makers to drop before product names that are known without them. Others stay: without its maker, "Oracle Database"
 * would be any database.
 */
const makers =
  /^(?:Apache|Apple|Atlassian|Autodesk|Dassault Systemes|ESRI|Intuit|Oracle(?= (?:Java|PeopleSoft))|The MathWorks) (?=\S)/;

/**
 * The names that résumés use for an entry in O*NET's list of technology: "Structured query language SQL" is also "SQL",
 * "Oracle Java" is "Java", and "MEDITECH software" is "MEDITECH".
 */
export function technologyNames(name: string): string[] {
  const bare = name.replace(/ software$/i, '');
  const plain = bare.replace(makers, '').replace(/^Epic Systems$/, 'Epic');
  return [...new Set([name, bare, plain, ...acronymOf(bare)])];
}

/** The last word, if it abbreviates those before it: SQL in "Structured query language SQL". */
function acronymOf(name: string): string[] {
  const [, words = '', acronym = ''] = /^(\S+ \S.*) ([A-Z][A-Z0-9]+)$/.exec(name) ?? [];
  let at = -1;
  const stands = Array.from(acronym).every((letter) => (at = words.toUpperCase().indexOf(letter, at + 1)) !== -1);
  return acronym !== '' && stands ? [acronym] : [];
}
