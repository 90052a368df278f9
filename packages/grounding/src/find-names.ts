import { aliasKeys } from './vocabulary';
import type { Suggestion } from './suggestion';
import type { ResumeIndex, TextIndex } from './resume-index';
import type { Token } from './roots';
import { isGermanName } from './german-names';
import { isImpliedAcronym } from './general-terms';
import { isMisspelled } from './misspellings';
import { units } from './unit-words';
import { groundingVocabulary, hasSibling } from './term-tables';
import { isFormOf, isKnownState, isRegularEnd, isSameFamily, isSpelledOutHere } from './word-families';
import { wordSet } from './word-set';

/** Products and companies whose names are everyday words. In the middle of a sentence, a capital makes them a name. */
const everydayNames = wordSet(
  'word excel access outlook teams project publisher office slack zoom asana notion monday sketch spring swift rust go dart flask express oracle sage epic spark puppet chef helm rails unity unreal target best apple amazon indeed shell subway chase gap meta square stripe toast clover drive docs sheets slides forms classroom canvas blackboard kindle echo snowflake databricks segment intercom front linear react angular vue jest heap drift gusto figma miro box dropbox acrobat premiere illustrator photoshop',
);
export const languages = wordSet(
  'spanish english german french italian portuguese mandarin cantonese chinese japanese korean arabic russian polish ukrainian turkish hindi urdu punjabi tagalog vietnamese dutch greek hebrew farsi persian swahili somali creole romanian czech hungarian swedish norwegian danish finnish bengali tamil',
);
export const calendar = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun i english',
);
const commonAcronyms = wordSet('ok am pm tv pc id us usa uk eu it hr faq pdf etc ca bzw zb inkl');

/** Kinds of software, whose name stands beside: "Bullhorn CRM", "CAT tools (Trados)". */
const kindsOfSoftware: ReadonlySet<string> = new Set(
  'crm erp cms lms pms pos epos ehr emr epr ats tms wms cat cad cam lims mes pim dam dms hris cafm itsm pacs kis pvs bim gis ide'.split(
    ' ',
  ),
);

/** Names, products, acronyms and languages that the résumé doesn't have. */
export function findNames(suggestion: Suggestion): void {
  const { tokens, isDone, judge } = suggestion;
  let at = 0;
  while (at < tokens.length) {
    if (!isDone(at) && isAcronymOfKnown(suggestion, at)) judge(at, at + 1, 'skill', 'amber');
    if (isDone(at) || !isNameLike(suggestion, at)) {
      at += 1;
      continue;
    }
    let to = at + 1;
    // "Mercy General Hospital": neighbors with capitals belong to the name, and "of" between them.
    while (to < tokens.length) {
      const step =
        tokens[to]!.isFunction && /^(?:of|&|for|the|and)$/.test(tokens[to]!.lower) && tokens[to]!.lower !== 'and'
          ? 2
          : 1;
      const next = to + step - 1;
      if (next >= tokens.length || isDone(next) || !/^\p{Lu}/u.test(tokens[next]!.text)) break;
      to = next + 1;
    }
    const token = tokens[at]!;
    const kind =
      languages.has(token.lower) || token.text === 'R' || isAcronym(token.text) || everydayNames.has(token.lower)
        ? 'skill'
        : 'name';
    judge(at, to, kind, 'red');
    at = to;
  }
}

const isAcronym = (text: string): boolean =>
  /^\p{Lu}[\p{Lu}\p{N}&./+#-]+s?$/u.test(text) ||
  /\p{Ll}\p{Lu}/u.test(text) ||
  /[+#]$|\p{L}\p{N}|\p{N}\p{L}|^\.\p{L}/u.test(text);

function isNameLike(suggestion: Suggestion, at: number): boolean {
  const { tokens, resume, isGerman } = suggestion;
  const token = tokens[at]!;
  const { text, lower } = token;
  if (isNameOfPosting(suggestion, token)) return true;
  // The language R.
  if (text === 'R' && /^(?:in|with|using)$/.test(tokens[at - 1]?.lower ?? '')) return !resume.whole.texts.has('R');
  if (isAcronym(text)) {
    // A sentence in capitals has no acronyms.
    if (commonAcronyms.has(lower.replaceAll('.', '')) || text.length === 1 || isAllCapitals(tokens)) return false;
    return !isKnown(token, resume.whole) && !isShortModel(token, tokens[at + 1], resume.whole);
  }
  // Whoever writes English speaks it.
  if (lower === 'english') return false;
  // "Italian cuisine" claims no language.
  if (
    languages.has(lower) &&
    /^(?:cuisine|food|dish|restaurant|kitchen|cooking|culture|pastry)$/.test(tokens[at + 1]?.key ?? '')
  )
    return false;
  if (languages.has(lower) && /^\p{Lu}/u.test(text)) return !resume.whole.roots.has(token.root);
  if (!/^\p{Lu}/u.test(text) || calendar.has(lower) || token.isFunction) return false;
  if (isGerman) return isGermanName(suggestion, at);
  const isStart = startsSentence(tokens, at);
  const next = tokens[at + 1];
  const isKnownWord =
    (isKnown(token, resume.whole) && (isStart || !hasOnlyStem(token, resume.whole))) ||
    isOtherForm(tokens, at, resume.whole);
  if (!isKnownWord && !startsKnownName(tokens, at, resume.whole) && startsOrganization(tokens, at)) return true;
  // "Apache Airflow" for Airflow: the maker of what is there.
  if (next !== undefined && (isMadeBy(next, resume) || startsKnownName(tokens, at, resume.whole))) return false;
  if (isKnownWord && next !== undefined && isModelOf(next, resume.whole)) return false;
  if (everydayNames.has(lower) && !isStart) return !resume.whole.texts.has(text);
  if (isKnownWord) return false;
  const isBeforeCapital =
    next !== undefined && !next.isPunctuation && /^\p{Lu}/u.test(next.text) && !isKnown(next, resume.whole);
  if (isStart) return isBeforeCapital && !isPlainWord(token);
  if (isRegion(lower) && !isBeforeCapital) return false;
  if (!isPlainWord(token)) return true;
  // "Boeing".
  if (/^(?:for|at|with|by|from|of)$/.test(tokens[at - 1]?.lower ?? '') && !isPlainRoot(token)) return true;
  // "Best Buy", "Home Depot": plain words as a name. "Customer Service" in capitals is one only if nothing of it is known.
  const before = tokens[at - 1];
  const isAfterCapital =
    before !== undefined && !before.isPunctuation && /^\p{Lu}/u.test(before.text) && !startsSentence(tokens, at - 1);
  return isBeforeCapital || isAfterCapital || isLastOfNames(tokens, at);
}

/** "Midwestern", "Northeast": a region, which the states or towns of a résumé may lie in. */
const isRegion = (lower: string): boolean => /^(?:mid)?-?(?:north|south|east|west){1,2}(?:ern|erly)?$/.test(lower);

/** "At Banner Desert Hospital" for somebody who worked at Desert Bloom: capitals up to a word for an employer. */
function startsOrganization(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:at|by|for|from|with|of|the)$/.test(tokens[at - 1]?.lower ?? '')) return false;
  const end = tokens.findIndex(({ text }, index) => index > at && !/^\p{Lu}/u.test(text));
  const run = tokens.slice(at, end === -1 ? tokens.length : end);
  return run.length > 2 && units.has(run.at(-1)!.key);
}

/** "Workday" in small letters, where the posting only has it as a name. */
const isNameOfPosting = ({ job, resume, isGerman }: Suggestion, token: Token): boolean =>
  job !== undefined &&
  !isGerman &&
  /^\p{Ll}{3,}$/u.test(token.text) &&
  !job.texts.has(token.text) &&
  !calendar.has(token.lower) &&
  isNameInLine(token.text[0]!.toUpperCase() + token.text.slice(1), job) &&
  !isKnown(token, resume.whole);

/** "Automate" in "including Hannover Messe, ACHEMA and Automate". */
const isLastOfNames = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.isPunctuation !== false &&
  tokens[at - 1]?.lower === 'and' &&
  /^\p{Lu}/u.test(tokens[at - 2]?.text ?? '') &&
  !startsSentence(tokens, at - 2) &&
  !calendar.has(tokens[at - 2]!.lower);

/** "737" after Boeing, "S3" after Amazon: the name of a product that the résumé has. */
const isModelOf = ({ text, key }: Token, resume: TextIndex): boolean =>
  /^\p{Lu}?-?\d/u.test(text) && resume.keys.has(key);

/** "PlayStation 5" for a PS5: the capitals of the name with the number. */
const isShortModel = ({ text }: Token, next: Token | undefined, { keys }: TextIndex): boolean =>
  next !== undefined &&
  /^\d+$/.test(next.text) &&
  keys.has(`${text.replaceAll(/\P{Lu}/gu, '')}${next.text}`.toLowerCase());

const isMadeBy = (token: Token, { whole, titles }: ResumeIndex): boolean => {
  const { text, key, root, isPunctuation } = token;
  if (isPunctuation || !/^\p{Lu}/u.test(text) || !whole.keys.has(key)) return false;
  return !isPlainRoot(token) || (!titles.has(root) && isNameInLine(text, whole));
};

/** "Google Play Store" where the résumé has the play store. */
function startsKnownName(tokens: readonly Token[], at: number, { keyText }: TextIndex): boolean {
  const [first, second] = tokens.slice(at + 1, at + 3);
  const isCapital = (token: Token | undefined): token is Token => /^\p{Lu}/u.test(token?.text ?? '');
  return isCapital(first) && isCapital(second) && keyText.includes(` ${first.key} ${second.key} `);
}

/** Whether a line has a word with a capital between others without one: "Switch" in "played on PS5, Switch". */
const isNameInLine = (text: string, { lineTokens }: TextIndex): boolean =>
  lineTokens.some((line) =>
    line.some(
      (own, at) =>
        own.text === text &&
        !startsSentence(line, at) &&
        ![line[at - 1], line[at + 1]].some((beside) => /^\p{Lu}/u.test(beside?.text ?? '')),
    ),
  );

/** "California" for CA, "Canadian" for Canada, "Severity 1" for Sev 1, and "Boeing" before a 737 that is there. */
function isOtherForm(tokens: readonly Token[], at: number, resume: TextIndex): boolean {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  return (
    isKnownState(resume, token) ||
    isSpelledOutHere(resume, token) ||
    isMisspelled(resume, token) ||
    (next !== undefined && isModelOf(next, resume)) ||
    (!/[.\d]/.test(token.text) &&
      resume.tokens.some(
        (own) =>
          /^\p{Lu}/u.test(own.text) &&
          isSameFamily(own.lower, token.lower) &&
          // Schoology is no form of "school".
          (!isPlainRoot(own) || isFormOf(own.lower, token.lower)),
      ))
  );
}

/** "CI/CD" for somebody with a Jenkins pipeline, "ELD" for a logging device: an acronym that the résumé has in other words. */
function isAcronymOfKnown({ tokens, resume: { whole } }: Suggestion, at: number): boolean {
  const token = tokens[at]!;
  return (
    isAcronym(token.text) &&
    !whole.keys.has(token.key) &&
    !isAllCapitals(tokens) &&
    (isKnown(token, whole) ||
      isImpliedAcronym(token, whole) ||
      isTermOfKnownSkill(tokens, at, whole) ||
      (kindsOfSoftware.has(token.lower) && isBesideName(tokens, at, whole)))
  );
}

/** Whether a name that the résumé has stands right before a word or soon after it. */
const isBesideName = (tokens: readonly Token[], at: number, { texts }: TextIndex): boolean =>
  [tokens[at - 1], ...tokens.slice(at + 1, at + 4)].some(
    (token) => token !== undefined && !token.isPunctuation && /^\p{Lu}/u.test(token.text) && texts.has(token.text),
  );

/** "IV" for somebody who hung drips: an acronym that stands for a skill which the résumé has by another word. */
function isTermOfKnownSkill(tokens: readonly Token[], at: number, resume: TextIndex): boolean {
  const [table] = groundingVocabulary().skills;
  return (table!.byFirst.get(tokens[at]!.root) ?? []).some(
    (term) =>
      !term.isName &&
      term.roots.every((root, index) => tokens[at + index]?.root === root) &&
      hasSibling(resume, table!, term) &&
      // TIG isn't MIG.
      !table!.groups[term.group]!.some(({ roots: [root = ''] }) => resume.acronyms.has(root)),
  );
}

/** "Procore" where somebody processed orders. */
const hasOnlyStem = (token: Token, { keys, joined, roots }: TextIndex): boolean =>
  !keys.has(token.key) &&
  !joined.has(token.key) &&
  roots.has(token.root) &&
  !isAcronym(token.text) &&
  !isRegularEnd(token.lower.slice(token.root.length)) &&
  !isPlainRoot(token);

const isPlainRoot = ({ root, lower }: Token): boolean => {
  const { plainForms, skills } = groundingVocabulary();
  return (
    // "Genesys" is no form of "gene", and "Procore" none of "process".
    (plainForms.get(root) ?? []).some((base) => isFormOf(base, lower)) ||
    ((skills[0]!.byFirst.get(root) ?? []).some(
      ({ isName, roots }) => !isName && (roots.length === 1 || lower.startsWith(root)),
    ) &&
      isRegularEnd(lower.slice(root.length)))
  );
};

const isPlainWord = (token: Token): boolean => isPlainRoot(token) || /(?:ed|ing|ly)$/.test(token.lower);

export const startsSentence = (tokens: readonly Token[], at: number): boolean => {
  for (let index = at - 1; index >= 0; index -= 1) {
    const { isPunctuation, key } = tokens[index]!;
    if (!isPunctuation) return false;
    if (/^[.!?:\n•*–—-]$/.test(key)) return true;
  }
  return true;
};

const isAllCapitals = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ isPunctuation, text }) => !isPunctuation && /\p{L}{2}/u.test(text));
  return words.length > 3 && words.every(({ text }) => text === text.toUpperCase());
};

/** Whether a résumé has a word by this or another of its names, spelled out, or as an acronym. */
export function isKnown(token: Token, index: TextIndex): boolean {
  const { key, root } = token;
  if (index.keys.has(key) || index.roots.has(root) || index.joined.has(key)) return true;
  const bare = key.replaceAll(/[.&/-]/g, '');
  if (index.acronyms.has(bare) || index.acronyms.has(bare.replace(/s$/, ''))) return true;
  if (aliasKeys(key).some((alias) => index.keyText.includes(` ${alias} `))) return true;
  if (isInLonger(token, index)) return true;
  const letters = bare.replace(/s$/, '');
  return (
    letters.length >= 2 &&
    isAcronym(token.text) &&
    (index.initials.has(bare) || (letters.length > 2 && index.initials.has(letters)))
  );
}

/** "PCR" for qPCR. */
const isInLonger = ({ text }: Token, { texts }: TextIndex): boolean =>
  /^\p{Lu}{3,}$/u.test(text) &&
  Array.from(texts).some((own) => own.endsWith(text) && /^\p{Ll}{1,2}\p{Lu}+$/u.test(own));
