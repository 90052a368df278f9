const roles = new RegExp(
  `\\b(?:${[
    'engineer|developer|programmer|architect|designer|analyst|scientist|researcher|administrator|technician|mechanic',
    'manager|director|supervisor|coordinator|specialist|consultant|strategist|planner|buyer|producer|editor|writer|president|officer|chief|head of',
    'assistant|associate|clerk|secretary|receptionist|representative|agent|advisor|adviser|recruiter|accountant|bookkeeper|auditor|controller|cashier|teller|underwriter',
    'nurse|physician|therapist|pharmacist|dentist|hygienist|paramedic|caregiver|aide|surgeon|veterinarian|psychologist|counselor',
    'teacher|tutor|professor|lecturer|instructor|educator|librarian|registrar|curator|archivist|coach|trainer|ranger',
    'cook|chef|baker|bartender|barista|server|waiter|waitress|host|dishwasher|butcher',
    'driver|courier|pilot|captain|operator|welder|electrician|plumber|carpenter|painter|installer|inspector|machinist|laborer|worker|janitor|custodian|guard|cleaner|gardener',
    'lawyer|attorney|paralegal|judge|chemist|biologist|physicist|geologist|economist|statistician|actuary|translator|interpreter|photographer|artist|musician|lead|intern|apprentice|trainee|owner|partner',
    '\\p{L}*(?:entwickler|ingenieur|buchhalter|sachbearbeiter|leiter|berater|kaufmann|kauffrau|mechaniker|techniker|verkäufer|pfleger|lehrer|fahrer|assistent|referent|werkstudent|praktikant)(?:in)?',
    '\\p{L}*(?:pitäjä|hoitaja|opettaja|insinööri|päällikkö|johtaja|asiantuntija|kehittäjä|suunnittelija|myyjä|kokki|kuljettaja|avustaja|sihteeri|työntekijä|koordinaattori|konsultti|siivooja|harjoittelija)',
  ].join('|')})(?:s|es)?\\b`,
  'iu',
);
const gender = /\((?:[mwfdx][/|]){2}[mwfdx]\)|\(all genders\)/i;
const legalForm =
  /\b(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|co|plc|gmbh|ag|kg|se|oy|oyj|ab|a\/s|bv|s\.?a\.?)\.?$/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How much a line looks like a job title. */
const titleScore = (line: string): number => (gender.test(line) ? 4 : 0) + (roles.test(line) ? 3 : 0);

/** Whether a line has the words of a job title. */
export const looksLikeTitle = (line: string): boolean => titleScore(line) > 0;

/** How much the rest of a text speaks of a name as of a company. */
function companyScore(name: string, lines: readonly string[]): number {
  const pattern = escaped(name);
  const isSubject = new RegExp(`(?:^|[.!?] )${pattern}(?:'s)? (?:is|are|was|has|[a-z]{2,}s)\\b`, 'u');
  const isNamed = new RegExp(
    `^(?:about ${pattern}|${pattern} (?:logo|home page))$|\\bat ${pattern}(?:[.,!]|$| (?!time\\b))`,
    'iu',
  );
  return (
    (legalForm.test(name) ? 3 : 0) +
    (lines.some((line) => isSubject.test(line)) ? 2 : 0) +
    (lines.some((line) => isNamed.test(line)) ? 2 : 0) +
    (lines.filter((line) => line === name).length > 1 ? 1 : 0)
  );
}

const properName = "(?:The )?\\p{Lu}[\\p{L}\\d'’.&-]*(?: (?:of|and|for|the|&|\\p{Lu}[\\p{L}\\d'’.&-]*)){0,6}";
const notNames =
  /^(?:one|two|three|four|five|six|us|the|this|that|you|your|our|we|it|there|what|why|who|how|as|at|if|in|base|pay|benefits?|salary|job|role|team|company|position|experience|\p{Lu}\p{L}+ing)\b(?! \p{Lu})/iu;
const headings = [
  new RegExp(`^(${properName}) Home Page$`, 'u'),
  new RegExp(`\\b(?:career|working|work|jobs) at (${properName})(?:[.?!]|$)`, 'u'),
  new RegExp(`^About (${properName})$`, 'u'),
  new RegExp(`^At (${properName}), (?:we|you|our)\\b`, 'u'),
] as const;
const sentences = [new RegExp(`^(${properName}) (?:is|are|was|has|[a-z]{3,}s)\\b.*[.!]$`, 'u')] as const;

/** A company that only the text names: "About Fernhill", "Fernhill makes software." */
function namedBy(mentions: readonly RegExp[], lines: readonly string[]): string {
  for (const mention of mentions) {
    for (const line of lines) {
      const name = mention.exec(line)?.[1] ?? '';
      if (name !== '' && !notNames.test(name) && !roles.test(name)) return name.replace(/[.,]$/, '');
    }
  }
  return '';
}

const looksLikeName = (line: string): boolean =>
  line.length <= 60 && new RegExp(`^${properName}$`, 'u').test(line.replaceAll(/[,()]/g, ''));

interface TitleAndCompany {
  readonly jobTitle: string;
  readonly companyName: string;
}

/**
 * Tells the title from the company among the first lines of a posting, by the words of titles, and by how the rest of the
 * text speaks of the company. Boards write them in either order.
 *
 * @param candidates lines that are neither a place, pay, a date, nor a label
 * @param lines all lines
 */
export function titleAndCompany(candidates: readonly string[], lines: readonly string[]): TitleAndCompany {
  const near = [...new Set(candidates)].slice(0, 6);
  const scored = near.map((line) => ({ line, title: titleScore(line), company: companyScore(line, lines) }));
  const byTitle = scored.toSorted((left, right) => right.title - right.company - (left.title - left.company));
  const jobTitle =
    (byTitle[0]?.title ?? 0) > 0 ? (byTitle[0]?.line ?? '') : (scored.find(({ company }) => company < 2)?.line ?? '');
  const place = near.indexOf(jobTitle);
  const others = scored.filter(({ line, title }) => line !== jobTitle && title === 0);
  const told = others.toSorted((left, right) => right.company - left.company)[0];
  if (told && told.company >= 2) return { jobTitle, companyName: agencyOf(told.line, near) };
  const beside = others.find(({ line }) => Math.abs(near.indexOf(line) - place) === 1 && looksLikeName(line));
  const companyName =
    namedBy(headings, lines) || (beside ? agencyOf(beside.line, near) : '') || namedBy(sentences, lines);
  return { jobTitle, companyName };
}

/** In US government postings, the department comes before the agency that hires. */
function agencyOf(name: string, near: readonly string[]): string {
  const below = near[near.indexOf(name) + 1] ?? '';
  return /^(?:u\.?s\.? )?department of\b/i.test(name) && looksLikeName(below) ? below : name;
}
