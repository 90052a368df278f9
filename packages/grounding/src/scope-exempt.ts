import type { TextIndex } from './resume-index';
import { englishRoot, type Token } from './roots';
import type { Suggestion } from './suggestion';

const activities = new Set(
  'activity lesson class session discussion tour game exercise song workshop craft story storytime warmup singalong rehearsal'
    .split(' ')
    .map(englishRoot),
);
const isUnitOfWork = (key: string): boolean =>
  /^(?:team|department|company|staff|store|school|district|plant|organization|hospital|firm|site|fleet|process)$/.test(
    key,
  );
const isGermanUnitOfWork = (key: string): boolean =>
  /team|abteilung|bereich|betrieb|firma|unternehmen|filiale|standort|haus$|klinik|schule|stadt|region|bundes|station|küche|werk|verwaltung/.test(
    key,
  );
/** What German "führt" without leading anybody. */
const ledWithoutPeople =
  /^(?:gespräch|akte|liste|protokoll|buch|bücher|kasse|telefon|interview|statistik|kalender|konto|lager|unterlagen|dokumentation|verhandlung|durch|fahrzeug|\p{L}{0,9}korrespondenz|schriftverkehr|pflegeakte|patientenakte|karte)/u;

/** "Reported to senior leadership" for somebody who reported to the VP. */
const isAboveThem = (tokens: readonly Token[], at: number, { lowers }: TextIndex): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:to|with|for|by|alongside|support(?:s|ed|ing)|assist(?:s|ed|ing))$/.test(lower)) &&
  [
    'vp',
    'vps',
    'president',
    'ceo',
    'cfo',
    'director',
    'directors',
    'executives',
    'chief',
    'board',
    'boss',
    'principal',
  ].some((rank) => lowers.has(rank));

/** A word of scope in its place. */
interface Use {
  readonly suggestion: Suggestion;
  readonly at: number;
  readonly before: string;
  /** The key of the next word. */
  readonly after: string;
}

const following = ({ suggestion: { tokens }, at }: Use, count: number): readonly Token[] =>
  tokens.slice(at + 1, at + 1 + count);
const preceding = ({ suggestion: { tokens }, at }: Use, count: number): readonly Token[] =>
  tokens.slice(Math.max(0, at - count), at);

/** "Sales leads", "lead paint", "leading to", "led story times". */
function isOtherLead(use: Use): boolean {
  const { before, after, suggestion, at } = use;
  if (following(use, 7).some(({ root, lower }) => lower === 'story' || activities.has(root))) return true;
  switch (suggestion.tokens[at]!.lower) {
    case 'led':
      return false;
    case 'lead':
      return (
        /^(?:generation|time|paint|test|position|role|opening|job|vacancy)$/.test(after) ||
        /^(?:sales|new|qualified)$/.test(before)
      );
    default:
      return after === 'to' || /^(?:sales|new|qualified)$/.test(before);
  }
}

/** "Promoted dignity", not "promoted to lead". */
const isOtherPromotion = ({ after }: Use): boolean =>
  /^\p{Ll}{3,}$/u.test(after) && !/^(?:from|within|after|twice|into|three|again)$/.test(after);

/** "Trained in first aid", "CPI-trained", "completed safety training": somebody else did the training. */
function isOwnTraining(use: Use): boolean {
  const { after, at, suggestion } = use;
  const { tokens, text } = suggestion;
  const isReceived =
    /^(?:in|by|on|as|and|with|)$/.test(after) ||
    tokens[at + 1]?.isPunctuation === true ||
    text[tokens[at]!.start - 1] === '-';
  if (isReceived) return true;
  return (
    tokens[at]!.lower === 'training' &&
    preceding(use, 4).some(({ lower }) =>
      /^(?:with|complet|receiv|attend|finish|undergo|had|plus|including)/.test(lower),
    )
  );
}

/** "Leitete Reklamationen weiter" is weiterleiten, "leitete zwei Azubis an" is anleiten, "Leitung der Lese-AG" leads no staff. */
const isOtherGermanLead = (use: Use): boolean => {
  const rest = use.suggestion.tokens.slice(use.at + 1);
  const end = rest.findIndex(({ isPunctuation, lower }) => isPunctuation || /^(?:und|sowie|oder)$/.test(lower));
  const clause = end === -1 ? rest : rest.slice(0, end);
  return (
    /^(?:an|weiter|ein|ab|um|her|über)$/.test(clause.at(-1)?.lower ?? '') ||
    clause.slice(0, 4).some(({ lower }) => /^(?:ag|\p{L}*kurs|\p{L}*workshop|\p{L}*probe)(?:s|e|en)?$/u.test(lower))
  );
};

const staffGerman =
  /azubi|auszubild|lehrling|praktikant|schüler|mitarbeit|kolleg|personal|team|kraft|kräfte|helfer|fahrer|anfänger|einsteiger/;
const participantsGerman =
  /gruppe|kurs|teilnehm|patient|kinder|kund|gäste|bewohner|klient|senior|besucher|angehörig|eltern|übung/;

/** "Anleitung einer Rückengruppe": of people whom one works for. */
function isOfParticipants(use: Use): boolean {
  const after = following(use, 6);
  return (
    after.some(({ lower }) => participantsGerman.test(lower)) && !after.some(({ lower }) => staffGerman.test(lower))
  );
}

/** What each word of scope means in everyday use, by the words around it. */
const everydayUses: readonly (readonly [RegExp, (use: Use) => boolean])[] = [
  [/^(?:supervision|always|never)$/, () => true],
  // "Acting as keyworker".
  [/^acting$/, ({ after }) => after === 'as'],
  // "Took part in supervised visits": what others did.
  [
    /^(?:supervis|manag|direct|train|head|overse)\p{L}*(?:ed|en)$/u,
    ({ before }) => /^(?:in|on|of|with|during|at|under|for|the|an?)$/.test(before),
  ],
  // "Directing callers to the right desk".
  [/^direct(?:s|ed|ing)?$/, (use) => following(use, 4).some(({ lower }) => /^(?:to|towards?)$/.test(lower))],
  // "The supervising nurse": of somebody else.
  [/^supervising$/, ({ before }) => /^(?:the|a|an|my|our)$/.test(before)],
  // "Won back a customer".
  [/^won$/, ({ after }) => /^(?:back|over)$/.test(after)],
  [/^promot/, isOtherPromotion],
  [
    /^(?:ran|run|runs|running)$/,
    (use) =>
      !following(use, 5).some(({ key }) => /^(?:team|crew|department|staff|division|company|operation)$/.test(key)),
  ],
  [/^(?:led|lead|leading|leads)$/, isOtherLead],
  [/^(?:an(?:ge|zu)?leit|schul|geschult)/, isOfParticipants],
  [/^(?:leit(?:e|en|et|ete|eten)|leitung|geleitet)$/, isOtherGermanLead],
  [
    /^(?:führ|geführt)/,
    (use) => [...preceding(use, 10), ...following(use, 4)].some(({ lower }) => ledWithoutPeople.test(lower)),
  ],
  [
    /^(?:best|top)$/,
    ({ before, after }) =>
      /^(?:practice|of|coat|shelf|floor|up|off|layer|soil)$/.test(after) || before === 'on' || before === 'at',
  ],
  // "Whole fish", not "the whole department".
  [/^whole$/, ({ after }) => !isUnitOfWork(after)],
  [/^ganz/, ({ after }) => !isGermanUnitOfWork(after)],
  [
    /^(?:senior|executive|executives|leadership)$/,
    ({ suggestion: { tokens, entry }, at }) => isAboveThem(tokens, at, entry),
  ],
  [
    /^senior$/,
    ({ after }) => /^(?:resident|citizen|center|living|home|care|adult|class|year|patient|dog|student)$/.test(after),
  ],
  [/^(?:trained|training)$/, isOwnTraining],
  // "Staffed the grill": worked there.
  [/^staffed$/, ({ after }) => /^(?:the|an?|at)$/.test(after)],
  // "Newly hired colleagues".
  [/^(?:hired|recruited|trained|appointed|promoted)$/, ({ before }) => /^(?:newly|recently)$/.test(before)],
  // "Raised safeguarding concerns".
  [
    /^rais/,
    (use) =>
      following(use, 3).some(({ key }) => /^(?:concern|issue|question|awareness|alarm|flag|query|point)$/.test(key)),
  ],
  [
    /^(?:rais|grow|grew)/,
    ({ after }) => /^(?:bed|hand|vegetable|plant|flower|child|crop|cattle|herb|tomato|money)$/.test(after),
  ],
];

/** Product names and parts of compounds: "LED", "PioneerRx", "gas-fired", "National Lottery". */
function isPartOfName({ tokens, text, entry }: Suggestion, at: number): boolean {
  const { start, lower, text: word } = tokens[at]!;
  const next = tokens[at + 1];
  const isBeforeName = next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && entry.keys.has(next.key);
  return (
    (isBeforeName && at > 0 && /^(?:National|International|Regional|Global)$/.test(word)) ||
    word === 'LED' ||
    /\p{Ll}\p{Lu}/u.test(word) ||
    (lower.endsWith('ed') && /\p{L}-$/u.test(text.slice(0, start)))
  );
}

/** Everyday uses of words of rank: "sales leads", "best practices", "senior residents", "LED". */
export function isExempt(suggestion: Suggestion, at: number): boolean {
  const { tokens } = suggestion;
  if (isPartOfName(suggestion, at)) return true;
  const { lower } = tokens[at]!;
  const use = { suggestion, at, before: tokens[at - 1]?.lower ?? '', after: tokens[at + 1]?.key ?? '' };
  return everydayUses.some(([words, isEveryday]) => words.test(lower) && isEveryday(use));
}
