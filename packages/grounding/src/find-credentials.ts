import { aliasKeys } from './vocabulary';
import type { Suggestion } from './suggestion';
import { credentialWords, plannedCredential } from './credentials';
import type { ResumeIndex, TextIndex } from './resume-index';
import { languages } from './find-names';
import type { Token } from './roots';
import { groundingVocabulary } from './term-tables';
import { isSameFamily } from './word-families';
import { wordSet } from './word-set';

/** Short names that are words in lower case: MA, BA, PE, EA. */
const onlyInCapitals = wordSet(
  'ma ba bs ms pe ea md np ase cia dr pals twic c1 c2 b2 jd promotion diplom ia eit secret',
);

/** German ranks of a trade at the end of a word: "Küchenmeister", "Handelsfachwirtin". */
const germanRank =
  /^(?!hausmeister|bürgermeister)\p{L}{3,}(?:meister|fachwirt|betriebswirt|ingenieur|diplom|gesellin|geselle|fachkraft|fachfrau|fachmann)(?:in)?$/u;

/** Degrees, licenses and certificates that the résumé doesn't have. */
export function findCredentials(suggestion: Suggestion): void {
  const { tokens, resume, isDone, judge } = suggestion;
  const { byFirst, groups } = groundingVocabulary().credentials;
  // What the résumé has by another name.
  const known = new Set(tokens.flatMap(({ text }, at) => (isDone(at) && /^\p{L}/u.test(text) ? [at] : [])));
  findFluency(suggestion);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (isDone(at)) continue;
    const term = (byFirst.get(bare(token)) ?? []).find(({ roots }) => isHere(tokens, at, roots));
    if (!term || !isName(token, term.roots.length)) continue;
    const group = groups[term.group]!;
    const isNumbered = group.some(({ roots }) => hasNumbered(resume, roots));
    const isKnown = isNumbered || group.some(({ roots }) => hasPhrase(resume.whole, roots));
    const isOpen =
      isKnown &&
      !isNumbered &&
      // "A team of four CNAs": others.
      !isPlural(token) &&
      group.every(({ roots }) => isOnlyPlanned(resume.whole, roots)) &&
      !plannedCredential.test(suggestion.text);
    if (isOpen) judge(at, at + term.roots.length, 'credential', 'red');
    else if (isKnown) {
      judge(at, at + term.roots.length);
      for (let index = at; index < at + term.roots.length; index += 1) known.add(index);
    } else {
      const isOfPerson = !/['’]s$/.test(token.lower) && !isCredentialWord(tokens[at + term.roots.length]);
      const isFine =
        hasInitials(suggestion, token) ||
        (isOfPerson && isOfOthers(tokens, at)) ||
        degrees.some(
          ([degree, short]) => degree.test(token.lower) && resume.whole.sources.some((own) => short.test(own)),
        );
      judge(at, at + term.roots.length, 'credential', isFine ? 'amber' : 'red');
    }
  }
  for (const [at, token] of tokens.entries()) {
    if (isDone(at) || !germanRank.test(token.lower)) continue;
    const isKnown = resume.whole.lowerText.includes(token.lower.replace(/in$/, ''));
    if (isKnown) judge(at, at + 1);
    else judge(at, at + 1, 'credential', 'red');
  }
  for (const [at, token] of tokens.entries()) {
    if (isDone(at) || !isCredentialWord(token)) continue;
    const isBesideKnown = [-2, -1, 1, 2].some((step) => known.has(at + step));
    const found = levelOfWord(suggestion, at);
    const isSaid = isBesideKnown || plannedCredential.test(suggestion.text);
    const level = found === 'red' && isSaid ? 'amber' : found;
    if (level === 'clear') judge(at, at + 1);
    else judge(at, at + 1, 'credential', level);
  }
}

/** "A master's degree" for an M.Ed. */
const degrees = [
  [/^bachelor/, /\bB\.?(?:A|S|Sc|Ed|Eng|Com|B\.?A|F\.?A|S\.?N|S\.?W)\b/],
  [/^master['’]?s?$/, /\bM\.?(?:A|S|Sc|Ed|Eng|Phil|B\.?A|F\.?A|S\.?N|S\.?W|P\.?H)\b/],
] as const;

/** "Under the direction of a journeyman", "alerted the registered nurse". */
const isOfOthers = (tokens: readonly Token[], at: number): boolean =>
  /^(?:the|an?|eine[mnr]?|dem|den|der|die)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens
    .slice(Math.max(0, at - 6), at - 1)
    .some(({ lower }) =>
      /^(?:under|with|alongside|to|direction|supervision|guidance|assist\w*|inform\w*|alert\w*|notif\w*|call\w*|unter|bei|mit|an|information|meldung\w*|weitergabe|rücksprache|absprache)$/.test(
        lower,
      ),
    );

/** "Class A" for somebody with a class B license. */
export function findLicenseClasses({ text, tokens, resume, isDone, judge }: Suggestion): void {
  const pattern = /\b[Cc]lass[\s-]([A-E])\b|\bCDL[\s-]([A-C])\b|\b(?:[Kk]lasse|Führerschein)\s(\p{Lu}E?)\b/gu;
  const classesOf = (line: string): string[] =>
    Array.from(line.matchAll(pattern), (match) => match[1] ?? match[2] ?? match[3] ?? '');
  const own = new Set(resume.whole.sources.flatMap(classesOf));
  for (const match of text.matchAll(pattern)) {
    const [letter = ''] = classesOf(match[0]);
    if (own.has(letter)) continue;
    const from = tokens.findIndex(({ end }) => end > match.index);
    const to = tokens.findIndex(({ end }) => end >= match.index + match[0].length) + 1;
    if (from !== -1 && to > from && !isDone(from)) judge(from, to, 'credential', 'red');
  }
}

/** "Fluent in Spanish" where the résumé says that it's basic. */
function findFluency({ tokens, resume, isDone, judge }: Suggestion): void {
  for (const [at, { lower }] of tokens.entries()) {
    if (isDone(at) || !fluent.test(lower)) continue;
    const isThere = resume.whole.tokens.some((own) =>
      /^bi|^tri/.test(lower) ? languages.has(own.lower) || fluent.test(own.lower) : isFluent.test(own.lower),
    );
    const after = tokens.slice(at + 1, at + 5);
    const spoken = after.filter((each) => languages.has(each.lower));
    // "Fluent in AP style": no language.
    const isOther = after[0]?.lower === 'in' && spoken.length === 0 && resume.whole.keys.has(after[1]?.key ?? '');
    judge(at, at + 1, 'skill', isThere || isOther || isOfUnknownLevel(resume.whole, spoken) ? 'amber' : 'red');
  }
}

/** A résumé that only names the language leaves open how well it's spoken. */
const isOfUnknownLevel = ({ lineTokens }: TextIndex, spoken: readonly Token[]): boolean =>
  spoken.length > 0 &&
  spoken.every(({ key }) => {
    const lines = lineTokens.filter((line) => line.some((own) => own.key === key));
    return lines.length > 0 && !lines.some((line) => line.some((own) => partly.test(own.lower)));
  });

const partly =
  /^(?:some|basic|basics|beginner|elementary|intermediate|conversational|limited|little|learning|school|working|a1|a2|b1|b2|level|grundkenntnisse|schulkenntnisse|etwas|gut|gute|anfänger)$/u;

const isFluent =
  /^(?:fluent\w*|fluency|bilingual|trilingual|native|c1|c2|verhandlungssicher\w*|muttersprach\w*|fließend\w*)$/u;
const fluent = /^(?:fluent|fluently|fluency|bilingual|trilingual|verhandlungssicher\w*|muttersprach\w*|fließend\w*)$/u;

const isPlural = ({ text }: Token): boolean => /\p{Lu}s$/u.test(text);

const bare = ({ key }: Token): string => key.replaceAll('.', '');

const isHere = (tokens: readonly Token[], at: number, roots: readonly string[]): boolean =>
  roots.every((root, index) => {
    const token = tokens[at + index];
    return token !== undefined && (bare(token) === root || token.key === root);
  });

function isName({ text, lower }: Token, length: number): boolean {
  if (length > 1 || !onlyInCapitals.has(lower.replaceAll('.', ''))) return true;
  return text === text.toUpperCase() || (text.length > 3 && /^\p{Lu}/u.test(text));
}

const hasPhrase = ({ keyText }: TextIndex, roots: readonly string[]): boolean => {
  const phrase = ` ${roots.join(' ').replaceAll('.', '')} `;
  const parts = keyText.replaceAll('.', '').split(phrase);
  // "Panels with the journeyman": somebody else is one.
  return parts
    .slice(0, -1)
    .some((before) => !/ (?:with|under|beside|assist\w*|help\w*) (?:the|a|an|my|our|\w+)$/.test(before));
};

/** "EPA 608" for EPA Section 608. */
const hasNumbered = ({ credentialLines }: ResumeIndex, roots: readonly string[]): boolean =>
  roots.length === 2 &&
  /^\d+$/.test(roots[1]!) &&
  credentialLines.some((line) => roots.every((root) => line.some((own) => own.key === root)));

/** "Sat for two parts of the CPA exam": every line that names it says that it isn't there yet. */
function isOnlyPlanned({ lineTokens, sources }: TextIndex, roots: readonly string[]): boolean {
  // "Hollis & Greer CPAs": those are others.
  const isOne = (line: readonly Token[], at: number): boolean => isHere(line, at, roots) && !isPlural(line[at]!);
  const lines = lineTokens.filter((line) => line.some((_, at) => isOne(line, at)));
  return lines.every((line) => {
    const first = line[0]?.text ?? '';
    return sources.some(
      (source) =>
        source.includes(first) &&
        plannedCredential.test(source) &&
        roots.every((root) => source.toLowerCase().includes(root)),
    );
  });
}

/** "CDL" for somebody who has a Class A commercial driver's license. */
const hasInitials = ({ resume: { whole } }: Suggestion, token: Token): boolean =>
  token.text.length >= 3 && whole.initials.has(bare(token));

/** "Zertifizierten", "geprüftem": German has an ending for each case. */
const isCredentialWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  (credentialWords.has(token.lower) ||
    /^(?:zertifiziert|lizenziert|diplomiert|anerkannt|geprüft|examiniert|ausgebildet)e[mnrs]?$/u.test(token.lower));

const kinds: readonly RegExp[] = [
  /certif|^certs?$|zertifi|credential|accredit/,
  /licen[sc]|lizenz|schein|^card$/,
  /degree|diplom|graduat|bachelor|master|studi|abschluss|university|college|^(?:[bm]\.?(?:a|s|sc|eng)|ph\.?d|mba|gpa)$/,
  /ausbild|geprüft|anerkannt|examin|gelernt|brief/,
];

const isDegree = (line: readonly Token[]): boolean =>
  line.some(({ lower }) =>
    /^(?:degree|bachelor|master|diploma|associate|[bm]\.?(?:a|s|sc|eng|ed|sw)|ph\.?d|mba)$/.test(lower),
  );

/** What an authority or a professional body gives to somebody who has learned an occupation. */
const ofAuthority = /licen[sc]|charter|regist|accredit|certified/;
const givenByBody = /^(?:licensed|chartered|registered|accredited)$/;

/** "Registered dietitian" for an RD. */
function isInitials(tokens: readonly Token[], at: number, lines: readonly (readonly Token[])[]): boolean {
  const letters = `${tokens[at]!.lower[0]}${tokens[at + 1]?.lower[0]}`.toUpperCase();
  return givenByBody.test(tokens[at]!.lower) && lines.some((line) => line.some(({ text }) => text === letters));
}

const isCourse = (line: readonly Token[]): boolean =>
  line.some(({ lower }) =>
    /^(?:nvq|svq|btec|guilds|level|course|apprenticeship|college|university|school|academy|institute)$/.test(lower),
  );

/** "Licensing ratios": rules to keep, no license. */
const isOfRules = (line: readonly Token[]): boolean =>
  line.some(
    ({ lower }, at) =>
      lower === 'licensing' &&
      /^(?:ratio|standard|rule|requirement|regulation|inspection|visit)s?$/.test(line[at + 1]?.lower ?? ''),
  );

/** Whether the résumé has a credential for the words beside this one: "certified" beside NATE, BLS or forklift. */
function levelOfWord({ tokens, resume }: Suggestion, at: number): 'red' | 'amber' | 'clear' {
  const { lower } = tokens[at]!;
  // A license is of what stands right beside it.
  const beside = wordsBeside(tokens, at, /licen[sc]/.test(lower) ? 2 : 4);
  const isThere = (line: readonly Token[], { key, root, germanRoot }: Token): boolean =>
    line.some((own) => own.key === key || own.root === root || own.germanRoot === germanRoot);
  const kind = kinds.find((pattern) => pattern.test(lower)) ?? new RegExp(lower, 'u');
  const lines = resume.credentialLines.filter((line) => !isOfRules(line));
  const ofKind = lines.filter((line) => line.some((own) => kind.test(own.lower)));
  if (ofKind.length > 0 && beside.length === 0) return 'clear';
  // "Gas Safe registered", which the skills say.
  const before = tokens[at - 1];
  if (before && !before.isPunctuation && resume.background.keyText.includes(` ${before.key} ${tokens[at]!.key} `))
    return 'clear';
  if (beside.some((word) => ofKind.some((line) => isThere(line, word)))) return 'clear';
  // A degree in social work makes no licensed social worker, nor a course a registered one.
  const others = ofAuthority.test(lower)
    ? lines.filter((line) => !isDegree(line) && !(givenByBody.test(lower) && isCourse(line)))
    : lines;
  if (beside.some((word) => others.some((line) => isThere(line, word)))) return 'amber';
  if (beside.some((word) => ofKind.some((line) => line.some((own) => isSameFamily(own.lower, word.lower)))))
    return 'amber';
  if (isInitials(tokens, at, lines)) return 'amber';
  if (beside.some((word) => isCredentialName(word) && isNamed(word, resume.whole))) return 'amber';
  return ofKind.length > 0 && beside.some(({ root }) => resume.titles.has(root)) ? 'amber' : 'red';
}

/** The words of content on either side, as far as the clause goes. */
function wordsBeside(tokens: readonly Token[], at: number, many: number): Token[] {
  const found: Token[] = [];
  for (const step of [1, -1]) {
    let count = 0;
    for (let index = at + step; count < many && tokens[index]; index += step) {
      const token = tokens[index]!;
      if (/^[.;:\n]$/.test(token.key)) break;
      if (token.isPunctuation || token.isFunction || isCredentialWord(token)) continue;
      found.push(token);
      count += 1;
    }
  }
  return found;
}

/** A Home Health Aide by title is no certified HHA. */
const isNamed = ({ key }: Token, { keys, keyText }: TextIndex): boolean =>
  keys.has(key) || aliasKeys(key).some((alias) => keyText.includes(` ${alias} `));

const isCredentialName = (token: Token): boolean =>
  (groundingVocabulary().credentials.byFirst.get(bare(token)) ?? []).some(({ roots }) => roots.length === 1) ||
  /^\p{Lu}{2}/u.test(token.text);
