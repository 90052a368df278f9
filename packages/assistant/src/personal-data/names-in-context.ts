/** A word of a name: "Maria", "O'Brien", "Garcia-Lopez", "J." */
const word = String.raw`(?:\p{Lu}\p{Ll}*['’]?\p{Lu}?\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\.)`;
const particle = '(?:van|von|de|der|den|del|della|da|di|la|le|bin|al|zu)';
const name = String.raw`${word}(?: (?:${particle} ){0,2}${word}){0,2}`;
const fullName = String.raw`${word}(?: (?:${particle} ){0,2}${word}){1,2}`;
/** The end of a line, also escaped for JSON. */
const lineEnd = String.raw`(?:[\n\r]|\\n|\\r)`;
const title = String.raw`(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Herrn?|Frau)\.?`;

/** Contexts where people write a name. The name is the first group. */
const contexts: readonly RegExp[] = [
  // "Dear Maria Chen," and "Sehr geehrte Frau Weiler,"
  new RegExp(
    String.raw`\b(?:Dear|Hello|Hi|Sehr geehrte[rn]?|Liebe[rn]?) (?:${title} ){0,2}(${name})(?=\s*(?:[,:!]|${lineEnd}))`,
    'gu',
  ),
  new RegExp(String.raw`\b${title} (?:${title} )?(${name})`, 'gu'),
  // "Reference: Maria Chen", "Ansprechpartnerin: Eva Roth"
  new RegExp(
    String.raw`\b(?:[Rr]eferences?|[Rr]eferees?|[Ss]upervisor|[Cc]ontact|[Mm]entor|[Rr]ecommender|(?:[Ll]ine|[Hh]iring) [Mm]anager|Ansprechpartner(?:in)?|Referenz(?:en)?|Vorgesetzte[r]?)\s*[:–-]\s*(?:${title} )?(${fullName})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Rr]eport(?:s|ed|ing)?(?: directly)? to|[Ss]upervised by|[Mm]anaged by|[Mm]entored by|[Rr]ecommended by|[Rr]eferred by|[Uu]nder the (?:supervision|direction|guidance) of|[Uu]nterstellt)[:,]? (?:${title} )?(${fullName})`,
    'gu',
  ),
  // "Maria Chen, my former manager"
  new RegExp(
    String.raw`(?<![\p{L}&] )\b(${fullName}),? (?:my|our|mein|meine) (?:former |old |previous |direct |frühere |ehemalige )?(?:manager|supervisor|boss|teacher|professor|mentor|colleague|principal|Chefin|Chef|Vorgesetzte)`,
    'gu',
  ),
  // The line below "Sincerely,"
  new RegExp(
    String.raw`\b(?:Sincerely(?: yours)?|Yours (?:truly|sincerely|faithfully)|(?:Best|Kind|Warm) regards|Regards|Respectfully|Mit freundlichen Grüßen|Viele Grüße),?\s*${lineEnd}(?:\s|\\n|\\r)*(${fullName})(?=\s*(?:$|${lineEnd}|["\\,]))`,
    'gmu',
  ),
];

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words for jobs, organizations and places. A name with one of them isn't a person's. */
const notPeople = words(
  `accounting administration administrative admissions advisor agency airlines area assistant associates association
  bank board branch bureau business capital care center central chair chief church city clinic club college commerce
  commission committee community company consulting control controller corp corporation council county court customer
  customers department design development director directors district division education employer engineer engineering
  enterprise entertainment estate executive facilities federal finance financial foods foundation founder fund general
  global gmbh government group head headquarters health healthcare high hiring holdings home hospital hotel hr human inc
  industries information institute insurance international junior kg lab labs laboratory lead leader leadership library
  line llc llp local logistics ltd madam maintenance management manager managers market marketing medical medicine member
  ministry national network nurse nursing office officer operations organization owner partner partners party people
  personnel police practice president principal product production program project public quality readers recruiter
  recruiting recruitment region regional relations research resources restaurant retail risk sales school science sciences
  search security selection senior service services shift shop sir software solutions staff staffing state store strategic
  street studio studios supervisor supply support systems talent team technical technologies technology top training
  transportation trust university us vice ventures whom zone personalabteilung abteilung leitung damen herren team
  geschäftsführung vorstand kollegen monday tuesday wednesday thursday friday saturday sunday january february march april
  may june july august september october november december new san santa los las saint fort lake mount north south east
  west northern southern eastern western the a an our my this that all both`,
);

/** Companies and products that look like people with a title. */
const brands = words('pepper martens oetker scholl reddy coffee clean');

/** Fields of our JSON data that never name a person. */
const otherFields =
  /"(?:companyName|institutionName|organization|jobTitle|title|city|state|country|skillName|major|degree|location)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/**
 * Finds names of people by their context: in a salutation, after a title, as a reference, as someone the writer
 * reported to, or below "Sincerely". Leaves out names of companies, places and jobs.
 */
export function namesInContext(texts: readonly string[]): string[] {
  const others = texts.flatMap((text) =>
    Array.from(text.matchAll(otherFields), ([, value = '']) => value.toLowerCase()),
  );
  const found = new Set<string>();
  for (const text of texts) {
    for (const context of contexts) {
      for (const { 1: candidate = '' } of text.matchAll(context)) {
        const person = personOf(candidate);
        if (person !== '' && !others.some((other) => other.includes(person.toLowerCase()))) found.add(person);
      }
    }
  }
  return [...found];
}

/** Whether a word of a name is for a job, an organization or a place: "Recruiting", "Center". */
export const isNoPerson = (part: string): boolean =>
  notPeople.has(
    part
      .toLowerCase()
      .replace(/['’]s$/, '')
      .replace(/tre$/, 'ter'),
  );

/** Trims words that don't belong to a name; empty if nothing is left. */
function personOf(candidate: string): string {
  const parts = candidate.split(' ');
  const end = parts.findIndex(isNoPerson);
  const own = (end === -1 ? parts : parts.slice(0, end)).join(' ').replace(/['’]s$/, '');
  // "Dear Data Science Team": the words before "Team" aren't a name, either.
  if (end !== -1 && end < 2) return '';
  const letters = own.replaceAll(/\P{L}/gu, '');
  if (letters.length < 2 || brands.has(own.toLowerCase())) return '';
  return own;
}
