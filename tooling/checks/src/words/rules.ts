/** Where a rule looks: text on screens and in errors, names in code, comments and test names, or Markdown. */
export type Place = 'text' | 'name' | 'comment' | 'prose';

/** A wording that the language guide replaces. */
export interface WordRule {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly say: string;
  readonly places: readonly Place[];
  /** Only files whose path matches; everywhere when left out. */
  readonly files?: RegExp;
}

/** Where people read what they saved: the server may keep a record. */
const screens = /^(?:packages|apps\/(?:jobs|places)-site|tooling\/e2e)\//;

/** What people read on screens. Prompts are for models; vocabulary and letters have both kinds, as people write them. */
const readOnScreens =
  /^packages\/(?!.*(?:\.(?:test|stories)\.|\/testing\/|\/prompts\/|\/vocabulary\/|\/template-letter\.))[^/]+\/src\//;

const everywhere: readonly Place[] = ['text', 'name', 'comment', 'prose'];
const written: readonly Place[] = ['text', 'comment', 'prose'];

/** Patterns for names see them as words: `keptJobs` is read as "kept jobs". */
export const rules: readonly WordRule[] = [
  { pattern: /\bkept\b/i, say: '"saved", or "stored" for bytes', places: ['text', 'name'], files: screens },
  {
    pattern: /^keep(?:s|ing)?\b(?!ing? (?:editing|typing|both|this|waiting|current|the|my|your))/i,
    say: '"save"',
    places: ['name'],
    files: screens,
  },
  {
    pattern: /^keep (?!it under|editing|typing|both|this version|waiting|current|mine)/i,
    say: '"Save"',
    places: ['text'],
    files: screens,
  },
  { pattern: /\bmeanwhile\b/i, say: 'nothing, or say when: "in another tab", "while it loads"', places: everywhere },
  { pattern: /\banew\b/i, say: '"again"', places: everywhere },
  { pattern: /\bcolour/i, say: '"color"', places: everywhere },
  { pattern: /\bcentre/i, say: '"center"', places: everywhere },
  {
    pattern:
      /\b(?:neighbour|favour|behaviour|honour|labour|licence|catalogue|grey|travell|cancelled|labell|jewell|defence|programmes?\b)\w*/i,
    say: 'the American spelling',
    places: ['text'],
  },
  {
    pattern:
      /\b(?:organis|recognis|summaris|authoris|normalis|sanitis|capitalis|initialis|optimis|minimis|prioritis|serialis|customis|analys(?=ed|ing)|apologis)\w*/i,
    say: 'the American spelling, with "z"',
    places: everywhere,
  },
  {
    pattern: /\b(?:can ?not|could not|can't|cannot) be (?:had|got)\b/i,
    say: '"isn\'t available", or "We couldn\'t load …"',
    places: written,
  },
  { pattern: /\bmend(?:s|ed|er|ing)?\b/i, say: '"fix", "repair" or "edit"', places: everywhere },
  { pattern: /\bgraves?\b/i, say: '"tombstone"', places: everywhere },
  { pattern: /\bburied\b/i, say: '"deleted"', places: everywhere },
  { pattern: /\bhurr(?:y|ies|ied)\b/i, say: '"flush", or "urgent"', places: everywhere },
  { pattern: /\bupkeep\b/i, say: '"maintenance"', places: everywhere },
  { pattern: /\bor nothing\b/i, say: '"or undefined", or name the value', places: ['name'] },
  {
    pattern: /\b(?:take|takes|taken|taking) (?:away|along)\b/i,
    say: '"delete", "remove" or "include"',
    places: everywhere,
  },
  { pattern: /\b(?:leave|leaves|left|leaving) out\b/i, say: '"skip" or "omit"', places: ['text', 'name'] },
  { pattern: /\bbeg[iu]ns? (?:with|one|a)\b/i, say: '"start"', places: ['text'] },
  { pattern: /\bby the day of\b/i, say: '"by date"', places: written },
  { pattern: /\bof which\b/i, say: 'two sentences', places: ['text'] },
  { pattern: /\bwhat is kept\b/i, say: '"your saved data", or name it', places: written },
  {
    pattern: /\bwhere (?:it|they|your ways) (?:lies|lie|begin)\b/i,
    say: '"location" or "home location"',
    places: written,
  },
  { pattern: /\balready (?:added|kept)\b/i, say: '"Saved"', places: ['text'] },
  { pattern: /\bat once\b/i, say: '"immediately" or "together"', places: ['text'] },
  { pattern: /\bnobody (?:yet|knows|has)\b/i, say: '"No contacts yet", "unknown"', places: ['text'] },
  { pattern: /\bit has\.$/i, say: 'a sentence that says it directly', places: ['text'] },
  {
    pattern: /(?:^|\p{L})'(?:d|ll|m|re|s|t|ve)\b/u,
    say: 'the typographic apostrophe, ’',
    places: ['text'],
    files: readOnScreens,
  },
  { pattern: /\btell undo\b/i, say: '"notifyWithUndo"', places: ['name'] },
];

/** Whole strings in stored data and in URLs, which people's browsers and links already have. */
export const storedTexts: ReadonlySet<string> = new Set(['colour-family', 'kept', 'https://essa.labour.gov.za']);

/** Text that the specification quotes, letter for letter, and names that stored data or its entities have. */
export const quoted: ReadonlySet<string> = new Set([
  'Cancelled',
  'CANCELLED',
  // The folder's name.
  'apps/catalogue',
  'apps/catalogue/',
  'cancelled-popup-request',
  'grey',
  'organisation',
  'Greyheron',
  'Neighbours',
  'Grey',
  'companyAlreadyAdded',
  'jobAlreadyAdded',
  'alreadyAdded',
  // Typography's terms, and the names of docx.
  'keepNext',
  'keepsNext',
  'keepTogether',
  'keepFirst',
  // Terms of OpenStreetMap, the Protomaps basemap, and Maki.
  'sports_centre',
  'grave_yard',
  'neighbourhood',
  'fitness-centre',
  // French.
  'Centres d’intérêt',
  'Centres',
]);
