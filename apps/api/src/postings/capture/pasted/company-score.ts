const legalForm =
  /\b(?:inc|llc|l\.l\.c|llp|pllc|ltd|limited|corp|corporation|co|plc|gmbh|ag|kg|kgaa|ohg|ug|gbr|mbb|e\. ?v|se|oy|oyj|ab|a\/s|bv|s\.?a\.?|sas|sarl|s\.?r\.?l)\.?$/i;

/** Whether a name ends as only companies do: "Taktwerk SE", which is no place in Sweden. */
export const hasLegalForm = (name: string): boolean => legalForm.test(name) && name !== name.toLowerCase();

/** What only organizations are called. */
const organization =
  /^(?:city|county|state|university|college) of\b|\b(?:university|college|hospital|medical center|clinic|school district|schools|county|museum|library|foundation|institute|council|ministry|credit union)$/i;

/** A name as part of a pattern. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How much the rest of a text speaks of a name as of a company. */
export function companyScore(name: string, lines: readonly string[]): number {
  const pattern = escaped(name);
  const isSubject = new RegExp(
    `(?:^|[.!?] )(?:The )?${pattern}(?:(?:['’]s)? (?:is|are|was|has|est|ist|es|on|sucht|bietet|cherche|recherche|recrute|propose|busca|ofrece|hakee|etsii|tarjoaa|[a-z]{2,}s)\\b|['’]s [a-z])`,
    'u',
  );
  const isNamed = new RegExp(
    `^(?:about ${pattern}|${pattern} (?:logo|home page))$|\\bat ${pattern}(?:[.,!]|$| (?!time\\b))`,
    'iu',
  );
  return (
    (hasLegalForm(name) ? 3 : 0) +
    (organization.test(name) ? 2 : 0) +
    (lines.some((line) => isSubject.test(line)) ? 2 : 0) +
    (lines.some((line) => isNamed.test(line)) ? 2 : 0) +
    (lines.filter((line) => line === name).length > 1 ? 1 : 0)
  );
}
