import { hasRole } from './title-words';

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
    String.raw`(?: who| which| that)? (?:is|are) (?:now |currently |actively )?(?:hiring|recruiting|seeking|looking for|searching for|looking to hire)`,
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

const ofOurs = String.raw`(?:(?:one of )?(?:our|my) (?:\p{Ll}+ )?clients?,? )?`;
const inPlace = String.raw`(?:,? (?:based |located )?in (?<placeOfJob>${place}))?`;
/** "A Senior Programmer role at Quillfeather Games", "a Welder position with our client, Acme Works, in Reno, NV". */
const roleAt = new RegExp(
  String.raw`\b(?:an?|our|the) (?<title>${name}) (?:role|position|opening|opportunity|job) (?:at|with|for) ${ofOurs}(?<company>${name})${inPlace}`,
  'u',
);

/** "I am recruiting for a Staff Nurse for Ashgrove Care Home in Leeds". */
const recruitingFor = new RegExp(
  String.raw`\b(?:recruiting|hiring|looking|searching|sourcing)(?: for)? (?:an?|our) (?<title>${name}) (?:for|with|on behalf of) ${ofOurs}(?<company>${name})${inPlace}`,
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

/** "The client is Morrow & Pike". */
const clientIs = new RegExp(String.raw`\b(?:[Cc]lient|[Cc]ompany|[Ee]mployer) is (?<company>${name})`, 'u');
/** "The role is Payroll Clerk". */
const roleIs = new RegExp(
  String.raw`\b(?:[Rr]ole|[Pp]osition|[Jj]ob)(?: title)? is (?:for |that of )?(?:an? )?(?<title>${name})`,
  'u',
);

/** A client that one sentence names, and the job there that another one does. */
function ofClient(text: string): Partial<Record<string, string>> | undefined {
  const company = (client.exec(text) ?? clientIs.exec(text))?.groups;
  const job = wanting.exec(text)?.groups ?? roleIs.exec(text)?.groups;
  // "The role is Remote" names none.
  return company && job && hasRole(job['title'] ?? '') ? { ...company, ...job } : undefined;
}

const nobody = /^(?:confidential|undisclosed|tbd|n\/a)$/i;

const gender = String.raw` ?\((?:[mwfdxi*][/|,] ?){1,3}[mwfdxi*]\)`;
const germanWord = String.raw`\p{Lu}[\p{L}\d/*:&+-]*`;
const germanTitle = String.raw`(?<title>${germanWord}(?: (?:(?:für|im|und|of|&) )?${germanWord}){0,5}(?:${gender})?)`;
const germanPlace = String.raw`\p{Lu}[\p{L}.'’-]+(?: (?:am |an der |im |ob der )\p{Lu}[\p{L}.'’-]+)?`;
const ofCompany = String.raw`(?:(?:die|der|das|den|dem|[Ff]irma) )?(?<company>${name})(?: in (?<placeOfCompany>${germanPlace}))?`;
/** "Einen erfahrenen Bäcker", "eine Köchin". */
const oneOf = String.raw`\beine?n? (?:\p{Ll}+ ){0,2}`;
const within = String.raw`(?:[^.!?]|(?<=\d)\.){0,60}?`;
const germanJob = String.raw`${germanTitle}(?: in (?<placeOfJob>${germanPlace}))?`;
const inGerman = [
  // "Für unseren Kunden, die Hafenkontor GmbH, suchen wir einen Lagerlogistiker (m/w/d) in Hamburg"
  String.raw`\b(?:[Ff]ür|[Ii]m (?:Auftrag|Namen)(?: von)?)(?: (?:unser|mein)en? (?:Kunden?|Mandanten?|Auftraggeber|Klienten?))?,? ${ofCompany},? (?:suchen|suche|besetzen|besetze) (?:wir|ich)\b${within}${oneOf}${germanJob}`,
  // "Wir suchen für die Hafenkontor GmbH einen Lagerlogistiker (m/w/d)"
  String.raw`\b(?:wir|ich|Wir|Ich) suchen?${within} für (?:unseren Kunden,? )?${ofCompany},?${within} ${oneOf}${germanJob}`,
  // "Wir suchen einen Lagerlogistiker (m/w/d) für die Hafenkontor GmbH in Hamburg"
  String.raw`\b(?:suchen|suche) (?:wir|ich)?${within}${oneOf}${germanTitle}${within} (?:für|bei) (?:unseren Kunden,? )?${ofCompany}`,
  // "Die Stelle als Lagerlogistiker (m/w/d) bei der Hafenkontor GmbH in Hamburg"
  String.raw`\b(?:Position|Stelle|Rolle|Tätigkeit|Job) (?:als|des|der|einer|eines) ${germanTitle} (?:bei|für) ${ofCompany}`,
  // "Die Hafenkontor GmbH in Hamburg sucht einen Lagerlogistiker (m/w/d)"
  String.raw`${ofCompany} sucht${within}${oneOf}${germanJob}`,
].map((pattern) => new RegExp(pattern, 'u'));
const marked = new RegExp(String.raw`(?<title>${germanWord}(?: ${germanWord}){0,4}${gender})`, 'gu');
const noGermanCompany =
  /^(?:Sie|Ihnen|Ihre?|Unternehmen|Kunden?|Mandanten?|Firma|Stelle|Position|Team|Bereich|Standort|Raum|Vollzeit|Teilzeit|Festanstellung|\p{L}+haus)$/u;

/** The names in a German sentence. A title needs the word of a role, or its mark of genders. */
function germanNames(text: string): Partial<Record<string, string>> | undefined {
  const isTitle = (title = '') => hasRole(title) || title.endsWith(')');
  for (const pattern of inGerman) {
    const groups = pattern.exec(text)?.groups;
    if (!groups || !isTitle(groups['title'])) continue;
    const company = (groups['company']?.split(sentenceEnd).at(-1) ?? '').replace(/^(?:Die|Der|Das) /, '');
    return {
      ...groups,
      title: nominative(groups['title'] ?? ''),
      company: noGermanCompany.test(company) ? '' : company,
    };
  }
  const titles = new Set([...text.matchAll(marked)].map(({ groups }) => groups?.['title'] ?? ''));
  const [title = ''] = titles;
  return titles.size === 1 ? { title: nominative(title) } : undefined;
}

/** "Einen Assistenten (m/w/d)" is an Assistent. */
const nominative = (title: string): string => title.replace(/(?<=\p{L}(?:ent|ant|ist|ekt|et))en(?=$| ?\()/u, '');

const sentenceEnd = /(?<!\b(?:Inc|Co|Corp|Ltd|St|Dr|Mt|U\.S))\. /;

/**
 * The names in a sentence of an email or a message, such as "Sun Valley Clinic in Boulder, CO is hiring a Registered
 * Nurse". Only capitalized names are taken, and only from the first sentence of this kind.
 */
export function namesInSentence(text: string): NamesInSentence | undefined {
  const start = text.slice(0, 5000).replaceAll(/\s+/g, ' ');
  const match = [hiring, needing, wanted, hiringFor, roleAt, recruitingFor, filling]
    .map((pattern) => pattern.exec(start))
    .find((found) => found);
  const found = match?.groups ?? ofClient(start) ?? germanNames(start);
  if (!found) return undefined;
  const { company = '', title = '', placeOfCompany = '', placeOfJob = '' } = found;
  // A name in front of its verb may come after the end of another sentence, any other before the next one.
  const isFirst = company !== '' && match?.[0].startsWith(company) === true;
  const companyName = company.split(sentenceEnd).at(isFirst ? -1 : 0) ?? '';
  const untilEnd = (words: string) => (words.split(sentenceEnd)[0] ?? '').replace(/[.,]$/, '').trim();
  return {
    jobTitle: untilEnd(title),
    companyName: nobody.test(companyName) ? '' : untilEnd(companyName),
    place: untilEnd(placeOfJob || placeOfCompany),
  };
}
