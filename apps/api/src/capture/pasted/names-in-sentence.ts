export interface NamesInSentence {
  readonly jobTitle: string;
  readonly companyName: string;
  /** As written; empty if the sentence names none. */
  readonly place: string;
}

const place = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}(?:, \p{Lu}[\p{L}]+)?`;
const hiring = new RegExp(
  [
    String.raw`(?!(?:He|She|It|We|They|Who|This|That)\b)(?<company>\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\p{N}&.'’-]*){0,5})`,
    String.raw`(?: in (?<placeOfCompany>${place}))?,?`,
    String.raw` is (?:now |currently |actively )?(?:hiring|recruiting|seeking|looking for|searching for|looking to hire)`,
    String.raw`(?: for)? (?:an?|our next) (?<title>\p{Lu}[\p{L}\p{N}&+#/.'’-]*(?: (?:of |and |& |[–-] )?\p{Lu}[\p{L}\p{N}&+#/'’-]*){0,6})`,
    String.raw`(?: in (?<placeOfJob>${place}))?`,
  ].join(''),
  'u',
);

/**
 * The names in a sentence of an e-mail or a message, such as "Sun Valley Clinic in Boulder, CO is hiring a Registered
 * Nurse". Only capitalized names are taken, and only from the first sentence of this kind.
 */
export function namesInSentence(text: string): NamesInSentence | undefined {
  const found = hiring.exec(text.slice(0, 5000).replaceAll(/\s+/g, ' '))?.groups;
  if (!found) return undefined;
  const { company = '', title = '', placeOfCompany = '', placeOfJob = '' } = found;
  return { jobTitle: title.replace(/[.,]$/, ''), companyName: company, place: placeOfJob || placeOfCompany };
}
