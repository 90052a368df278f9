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
/** "HIRING!! Line Cook at The Copper Spoon, downtown Boise.", "We're looking for a Line Cook at Olive" */
const wanted = new RegExp(
  String.raw`\b(?:hiring|HIRING|Hiring|wanted|WANTED|Wanted|looking for|seeking)\b[!:. -]{0,4}(?:an? )?(?<title>${name}) at (?<company>${name})(?:,? (?:in )?(?<placeOfJob>(?:downtown )?${place}))?`,
  'u',
);

/** "His company is hiring an Office Manager in Yakima, WA - Orchard Supply Partners". */
const hiringFor = new RegExp(
  String.raw`\bhiring an? (?<title>${name})(?: in (?<placeOfJob>${place}))? ?[-–—:] ?(?<company>${name})`,
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

/** "One of our clients, Palmetto Freight Lines, out of their Charleston, SC terminal". */
const client = new RegExp(
  String.raw`\b(?:[Oo]ur|[Mm]y) clients?,? (?<company>${name}),?(?: (?:based |located )?(?:in|out of|at)(?: their| its)? (?<placeOfCompany>${place}))?`,
  'u',
);
/** "They need a Fleet Maintenance Supervisor". */
const wanting = new RegExp(
  String.raw`\b(?:[Tt]hey|[Ww]e|[Tt]he client)(?: are|['’]re| is)? (?:currently |now |actively )?(?:needs?|wants?|hiring|seeking|looking for|searching for) an? (?<title>${name})(?: in (?<placeOfJob>${place}))?`,
  'u',
);

/** A client that one sentence names, and the job there that another one does. */
function ofClient(text: string): Partial<Record<string, string>> | undefined {
  const [company, job] = [client.exec(text)?.groups, wanting.exec(text)?.groups];
  return company && job && { ...company, ...job };
}

const sentenceEnd = /(?<!\b(?:Inc|Co|Corp|Ltd|St|Dr|Mt|U\.S))\. /;

/**
 * The names in a sentence of an email or a message, such as "Sun Valley Clinic in Boulder, CO is hiring a Registered
 * Nurse". Only capitalized names are taken, and only from the first sentence of this kind.
 */
export function namesInSentence(text: string): NamesInSentence | undefined {
  const start = text.slice(0, 5000).replaceAll(/\s+/g, ' ');
  const match = [hiring, needing, wanted, hiringFor, roleAt, filling]
    .map((pattern) => pattern.exec(start))
    .find((found) => found);
  const found = match?.groups ?? ofClient(start);
  if (!found) return undefined;
  const { company = '', title = '', placeOfCompany = '', placeOfJob = '' } = found;
  const withoutEnd = (words: string) => words.replace(/[.,]$/, '');
  return {
    jobTitle: withoutEnd(title),
    companyName: withoutEnd(company.split(sentenceEnd)[0] ?? ''),
    place: withoutEnd(placeOfJob || placeOfCompany),
  };
}
