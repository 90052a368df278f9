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

const name = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}\p{N}&.'’-]*){0,5}`;
/** "Museum of Plains History (Lubbock TX) needs a Collections Manager". */
const needing = new RegExp(
  String.raw`(?<company>${name})(?: \((?<placeOfCompany>[^()]{2,40})\))? needs an? (?<title>${name})(?: in (?<placeOfJob>${place}))?`,
  'u',
);
/** "HIRING!! Line Cook at The Copper Spoon, downtown Boise." */
const wanted = new RegExp(
  String.raw`\b(?:hiring|HIRING|Hiring|wanted|WANTED|Wanted)\b[!:. -]{0,4}(?:an? )?(?<title>${name}) at (?<company>${name})(?:,? (?:in )?(?<placeOfJob>(?:downtown )?${place}))?`,
  'u',
);

/** "A Senior Programmer role at Quillfeather Games". */
const roleAt = new RegExp(
  String.raw`\b(?:an?|our|the) (?<title>${name}) (?:role|position|opening|opportunity|job) (?:at|with) (?<company>${name})(?: in (?<placeOfJob>${place}))?`,
  'u',
);

/** "I'm working with Alpenglow Brewing to fill a Controller position in Fort Collins, CO". */
const filling = new RegExp(
  String.raw`\b(?:with|for|at|behalf of) (?<company>${name}) to (?:fill|find|hire|recruit)(?: for)? (?:an?|their(?: next)?) (?<title>${name})(?: (?:role|position|opening))?(?: in (?<placeOfJob>${place}))?`,
  'u',
);

const sentenceEnd = /(?<!\b(?:Inc|Co|Corp|Ltd|St|Dr|Mt|U\.S))\. /;

/**
 * The names in a sentence of an email or a message, such as "Sun Valley Clinic in Boulder, CO is hiring a Registered
 * Nurse". Only capitalized names are taken, and only from the first sentence of this kind.
 */
export function namesInSentence(text: string): NamesInSentence | undefined {
  const start = text.slice(0, 5000).replaceAll(/\s+/g, ' ');
  const match = [hiring, needing, wanted, roleAt, filling].map((pattern) => pattern.exec(start)).find((found) => found);
  const found = match?.groups;
  if (!found) return undefined;
  const { company = '', title = '', placeOfCompany = '', placeOfJob = '' } = found;
  const withoutEnd = (words: string) => words.replace(/[.,]$/, '');
  return {
    jobTitle: withoutEnd(title),
    companyName: withoutEnd(company.split(sentenceEnd)[0] ?? ''),
    place: withoutEnd(placeOfJob || placeOfCompany),
  };
}
