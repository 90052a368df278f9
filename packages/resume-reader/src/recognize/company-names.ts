/** The legal form at the end of a company's name. */
export const legalForm = /[\s,](?:inc|llc|ltd|limited|plc|corp|gmbh|ag|kg|bv|b\.v|ab|oy|srl|s\.r\.l|s\.p\.a|s\.a)\.?$/i;

/** Somebody's own business, which sounds like a title. */
export const ownCompany = /^(?:freelance|self[- ]employed|selbst(?:st)?ändig|freiberuflich|indépendant|autónomo)$/iu;

/** Whether a text may be a name: it's short, and at most half of its words start in lower case. */
export function isNameLike(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= 8 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 <= words.length;
}
