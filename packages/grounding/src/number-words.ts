import type { Token } from './roots';

/** A number in words: how many words it takes, and what it says. */
export interface NumberWord {
  readonly value: number;
  readonly length: number;
  readonly symbol: string;
  readonly isVague: boolean;
}

const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
);
const scale = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
  ['lakh', 1e5],
  ['crore', 1e7],
  ['dozen', 12],
]);
const ordinals = new Map(
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 2] as const),
);
const germanOrdinals = /^(?:zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte)[nrsm]?$/;
const multiples = new Map<string, number>([
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['doubles', 2],
  ['doubling', 2],
  ['triple', 3],
  ['tripled', 3],
  ['tripling', 3],
  ['quadruple', 4],
  ['quadrupled', 4],
  ['threefold', 3],
  ['twofold', 2],
  ['tenfold', 10],
  ['half', 0.5],
  ['halved', 0.5],
  ['halving', 0.5],
  ['verdoppelt', 2],
  ['verdoppelte', 2],
  ['verdreifacht', 3],
  ['verdreifachte', 3],
  ['halbiert', 0.5],
  ['halbierte', 0.5],
  ['hälfte', 0.5],
]);
const vague = new Map([
  ['dozens', 24],
  ['hundreds', 200],
  ['thousands', 2000],
  ['millions', 2e6],
  ['scores', 40],
  ['seventies', 70],
  ['eighties', 80],
  ['nineties', 90],
  ['dutzende', 24],
  ['hunderte', 200],
  ['tausende', 2000],
  ['millionen', 2e6],
]);

/** The number that starts at a token. "One" and "first" are hardly ever counts. */
export function readNumberWord(tokens: readonly Token[], at: number): NumberWord | undefined {
  const { lower } = tokens[at]!;
  const next = tokens[at + 1]?.lower ?? '';
  const part = readFraction(lower, next);
  if (part !== undefined) return { value: part, length: 2, symbol: 'x', isVague: false };
  const multiple = multiples.get(lower);
  if (multiple !== undefined) return readMultiple(tokens, at, multiple);
  const least = vague.get(lower);
  // "Scores" of a test.
  if (least !== undefined && (lower !== 'scores' || next === 'of'))
    return { value: least, length: 1, symbol: '', isVague: true };
  // "By a quarter".
  const share = isBehindBy(tokens, at) ? fractionParts.get(lower) : undefined;
  if (share !== undefined) return { value: 1 / share, length: 1, symbol: 'x', isVague: false };
  const isPlace = lower === 'first' && /^(?:place|prize|rank)/.test(next);
  const ordinal = isPlace ? 1 : ordinals.get(lower);
  if (ordinal !== undefined) {
    // "Cut costs by a third".
    if (
      /^(?:a|one)$/.test(tokens[at - 1]?.lower ?? '') &&
      (next === 'of' || next === '' || tokens[at + 1]?.isPunctuation)
    ) {
      return { value: 1 / ordinal, length: 1, symbol: 'x', isVague: false };
    }
    // "Third-party", "second language", "a second look".
    if (
      /^(?:party|language|hand|opinion|look|chance|nature)/.test(next) ||
      (lower === 'second' && /^(?:s|to|by)$/.test(next))
    )
      return undefined;
    return { value: ordinal, length: 1, symbol: '#', isVague: false };
  }
  if (germanOrdinals.test(lower)) {
    const index = 'zwei drit vier fünf sech sieb acht neun zehn'.split(' ').findIndex((word) => lower.startsWith(word));
    return { value: index + 2, length: 1, symbol: '#', isVague: false };
  }
  if (lower.endsWith('mal')) {
    const times = readGermanNumber(lower.slice(0, -3));
    if (times !== undefined) return { value: times, length: 1, symbol: 'x', isVague: false };
  }
  const german = readGermanNumber(lower);
  if (german !== undefined) {
    // "Drei Millionen".
    const factor = next.startsWith('million') ? 1e6 : 1;
    return { value: german * factor, length: factor === 1 ? 1 : 2, symbol: '', isVague: false };
  }
  const read = readEnglish(tokens, at);
  // "Two and a half years".
  const isHalfMore = ['and', 'a', 'half'].every(
    (word, index) => tokens[at + (read?.length ?? 0) + index]?.lower === word,
  );
  return read && isHalfMore ? { ...read, value: read.value + 0.5, length: read.length + 3 } : read;
}

/** "Doubled", "half a million". */
function readMultiple(tokens: readonly Token[], at: number, multiple: number): NumberWord | undefined {
  const { lower } = tokens[at]!;
  const next = tokens[at + 1]?.lower ?? '';
  // "A year and a half".
  if (lower === 'half' && /^and an?$/.test(`${tokens[at - 2]?.lower} ${tokens[at - 1]?.lower}`)) return undefined;
  // "Double shifts", "double-checked", "half a day", "half-time".
  if (
    /^(?:double|triple|half)$/.test(lower) &&
    /^(?:check|shift|day|time|entry|booking|hour|door|deck|marathon|bath)/.test(next)
  )
    return undefined;
  const big = scale.get(tokens[at + 2]?.lower ?? '');
  if (lower === 'half' && /^an?$/.test(next) && big) return { value: big / 2, length: 3, symbol: '', isVague: false };
  if (lower === 'half' && /^an?$/.test(next)) return { value: 0.5, length: 2, symbol: '', isVague: false };
  return { value: multiple, length: 1, symbol: 'x', isVague: false };
}

const isBehindBy = (tokens: readonly Token[], at: number): boolean =>
  /^(?:an?|one)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens.slice(Math.max(0, at - 3), at - 1).some(({ lower }) => lower === 'by');

const fractionParts = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['hälfte', 2],
  ['drittel', 3],
  ['viertel', 4],
  ['fünftel', 5],
]);

/** "Two thirds", "drei Viertel". */
function readFraction(lower: string, next: string): number | undefined {
  const parts = fractionParts.get(next);
  const many = small.get(lower) ?? germanSmall.get(lower) ?? (/^eine?[nms]?$/.test(lower) ? 1 : undefined);
  if (parts === undefined || many === undefined || many >= parts) return undefined;
  return /^(?:third|half|quarter|fifth)$/.test(next) ? undefined : many / parts;
}

function readEnglish(tokens: readonly Token[], at: number): NumberWord | undefined {
  let total = 0;
  let current = 0;
  let length = 0;
  let index = at;
  let isStarted = false;
  for (; index < tokens.length; index += 1) {
    const { lower } = tokens[index]!;
    const unit = small.get(lower) ?? tens.get(lower);
    const factor = scale.get(lower);
    if (unit !== undefined) {
      // "Two three-year-olds" are two numbers.
      if (isStarted && current % 10 !== 0 && current > 0) break;
      if (isStarted && current > 0 && unit >= 10 && current % 100 !== 0) break;
      current += unit;
      isStarted = true;
    } else if (factor !== undefined) {
      if (factor === 12 || factor === 100) current = Math.max(current, 1) * factor;
      else {
        total += Math.max(current, 1) * factor;
        current = 0;
      }
      isStarted = true;
    } else if (
      isStarted &&
      lower === 'and' &&
      scale.has(tokens[index - 1]?.lower ?? '') &&
      (small.has(tokens[index + 1]?.lower ?? '') || tens.has(tokens[index + 1]?.lower ?? ''))
    ) {
      continue;
    } else break;
    length = index - at + 1;
  }
  const value = total + current;
  if (!isStarted || (value === 1 && length === 1)) return undefined;
  return { value, length, symbol: '', isVague: false };
}

/** Whether a word is a number, or a part of one. */
export const isNumberWord = (lower: string): boolean =>
  small.has(lower) || tens.has(lower) || scale.has(lower) || germanSmall.has(lower);

const germanSmall = new Map(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
    .split(' ')
    .map((word, value) => [word, value] as const),
);
const germanTens = new Map(
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
);

/** The value of a German number in words, such as "zweihundertfünfundzwanzig"; undefined for other words and "ein". */
function readGermanNumber(word: string): number | undefined {
  const lower = word.replace('dreissig', 'dreißig');
  if (lower === 'ein' || lower === 'eine' || lower === 'hundert' || lower === 'tausend') {
    return lower === 'hundert' ? 100 : lower === 'tausend' ? 1000 : undefined;
  }
  return readParts(lower);
}

function readParts(word: string): number | undefined {
  if (word === '') return undefined;
  const simple = germanSmall.get(word) ?? germanTens.get(word);
  if (simple !== undefined) return simple;
  for (const [name, factor] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const split = word.indexOf(name);
    if (split === -1) continue;
    const head = word.slice(0, split);
    const tail = word.slice(split + name.length).replace(/^und/, '');
    const many = head === '' ? 1 : readParts(head);
    const rest = tail === '' ? 0 : readParts(tail);
    return many === undefined || rest === undefined ? undefined : many * factor + rest;
  }
  const pair = /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(\p{L}+)$/u.exec(word);
  const ten = pair ? germanTens.get(pair[2]!) : undefined;
  return pair && ten !== undefined ? ten + (germanSmall.get(pair[1]!) ?? 0) : undefined;
}
