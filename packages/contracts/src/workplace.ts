/** Where the work of a job is done, as far as it is known. */
export const workplaces = ['remote', 'hybrid', 'onsite'] as const;
export type Workplace = (typeof workplaces)[number];

const hybridWords = /\bhybrid(?:e[srnm]?)?\b/i;
const remoteWords =
  /\b(?:remote|tele(?:commut|work)\w*|work(?:ing)? from (?:home|anywhere)|wfh)\b(?![ -](?:sensing|control|monitoring|support|patient))/i;
const onSiteWords = /\b(?:on-?site|in[ -](?:office|person)|vor ort)\b/i;
const notRemote = /\b(?:not|no|non)[ -]remote\b/i;
/** "Hybrid or remote" leaves the choice to the person. */
const remoteToo = /\bhybrid(?: or |\/| \/ )remote\b|\bremote(?: or |\/| \/ )(?:hybrid|on-?site|in[ -]office)\b/i;

/**
 * The workplace that a short text names, such as a location or what follows "Workplace:"; undefined if it names none.
 * "Hybrid, 2 days remote" is hybrid.
 */
export function workplaceNamed(text: string): Workplace | undefined {
  if (remoteToo.test(text)) return 'remote';
  if (hybridWords.test(text)) return 'hybrid';
  if (remoteWords.test(text) && !notRemote.test(text)) return 'remote';
  return onSiteWords.test(text) || notRemote.test(text) ? 'onsite' : undefined;
}

/** What separates the parts of a title. One of them may say where the work is done. */
const betweenParts = /[()[\]]|\s[-–—|]\s|[,:]\s/;
const maxWords = 4;

/** The workplace that a job title names beside the work: "Analyst (Hybrid)", but not "Hybrid Cloud Engineer". */
export function workplaceInTitle(title: string): Workplace | undefined {
  const parts = title.split(betweenParts).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  const named = parts.find(
    (part) =>
      workplaceNamed(part) !== undefined &&
      part.trim().split(/\s+/).length <= maxWords &&
      !/\b(?:cloud|vehicle|sales)s?\b/i.test(part),
  );
  return named === undefined ? undefined : workplaceNamed(named);
}

const arrangement =
  '(?:work|role|position|job|schedule|model|environment|setting|arrangement|opportunity|workplace|team)';
const label =
  '(?:work ?place|work(?:ing)? (?:model|mode|arrangement|type|location|style|policy|setting|environment)|location type|remote policy)s?(?: type)?';
const labeled = new RegExp(`(?:^|\\n)[^\\S\\n]*(?:[*•·-][^\\S\\n]*){0,3}${label}\\s*[:–-]\\s*(.{1,60})`, 'i');
const germanCount = '\\b(?:\\d|einen|zwei|drei|vier)';
/** What a description says about the job itself, and not about tools, clouds, or clients. */
const described: readonly (readonly [Workplace, RegExp])[] = [
  [
    'hybrid',
    new RegExp(
      [
        `\\bhybrid(?:e[srnm]?)?[ -](?:remote )?(?:work(?:ing|week)? )?${arrangement}\\b`,
        '\\bhybrid\\b[^.\\n]{0,40}\\bdays?\\b',
        '\\bdays?(?: (?:a|per|each) week)? (?:in|at|from) (?:the|our) [^.\\n]{0,20}office\\b',
        `\\b(?:role|position|job|it|this) (?:is|will be) (?:an? )?hybrid\\b(?! (?:cloud|vehicle))`,
        // "Monday to Friday, hybrid". Of clouds, it is said in the same way.
        '^(?!.*\\bcloud).{0,100}[,;:(] ?hybrid ?(?:[.)(]|$)',
        '\\bhybrides? (?:arbeit|modell)',
        `${germanCount} tage?n? (?:(?:pro|die|in der) woche )?(?:im )?(?:home-?office|mobil|remote)\\b`,
        '\\b(?:anteilig|teilweise|tageweise)e?[srn]? (?:im )?home-?office\\b|\\bhome-?office-anteil\\b',
      ].join('|'),
      'im',
    ),
  ],
  [
    'remote',
    /(?<!\bnot )\b(?:fully|100 ?%|completely|entirely|vollständig|komplett) (?:remote|(?:im )?home-?office)\b(?![ -](?:compan|team|organi[sz]ation|culture|first|business|startup))/i,
  ],
  [
    'onsite',
    new RegExp(
      `\\b(?:fully|100%|strictly) (?:on-?site|in[ -](?:office|person))\\b|\\bon-?site (?:role|position|job|only)\\b|\\b(?:is|be) (?:an? )?(?:on-?site|in[ -](?:office|person))(?: ${arrangement})?[.,;]|\\b(?:arbeit|tätigkeit|stelle|einsatz)[^\\s.]{0,20} (?:ist|erfolgt|findet) (?:[^\\s.]{1,20} ){0,3}vor ort\\b`,
      'i',
    ),
  ],
];

/** The lines of sanitized HTML, for `description`. */
export const linesOfHtml = (html: string): string => html.replaceAll(/<[^<>]*>/g, '\n');

/** What is known of a posting. */
export interface WorkplaceFacts {
  readonly jobTitle?: string;
  readonly location?: string;
  /** Plain text. */
  readonly description?: string;
  /** Whether its source says that it can be done from anywhere. */
  readonly remote?: boolean;
}

/** Where the work of a posting is done; empty if it doesn't say, never guessed. */
export function workplaceOf({ jobTitle = '', location = '', description = '', remote = false }: WorkplaceFacts) {
  const named = workplaceNamed(location) ?? workplaceInTitle(jobTitle);
  // "Remote" beside a city is often meant for a part of the week, which the title or the place then says.
  if (named !== undefined && !(remote && named === 'onsite')) return named;
  if (remote) return 'remote';
  const [, value = ''] = labeled.exec(description) ?? [];
  return workplaceNamed(value) ?? described.find(([, pattern]) => pattern.test(description))?.[0] ?? '';
}
