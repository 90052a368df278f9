const cjkRanges = [
  [0x2e80, 0x2fff],
  [0x3005, 0x3007],
  [0x3021, 0x3029],
  [0x3040, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9f],
  [0x20000, 0x3ffff],
] as const;
const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /\p{M}|\u200d/u;
/** Closing punctuation, small kana and the like never start a line. */
const neverFirst =
  /[)\]}»”’!?.,;:%…、。，．：；！？）〕］｝〉》」』】〙〗〟ゝゞ々ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ‐゠–〜・･]/u;
const neverLast = /[([{«“‘（〔［｛〈《「『【〘〖〝]/u;

/**
 * The indexes where a line may break, each the start of the next piece. After spaces, after hyphens, dashes and slashes
 * within words, and between Chinese and Japanese characters. Never before closing punctuation.
 */
export function breakOpportunities(text: string): number[] {
  const found: number[] = [];
  let before = '';
  let last = '';
  let at = 0;
  for (const next of text) {
    if (last !== '' && mayBreak(before, last, next)) found.push(at);
    before = last;
    last = next;
    at += next.length;
  }
  return found;
}

function mayBreak(before: string, last: string, next: string): boolean {
  if (next === ' ' || mark.test(next)) return false;
  if (last === ' ') return true;
  if (last === '-' || last === '‐') return letterOrDigit.test(before) && letter.test(next);
  if (last === '–' || last === '—' || last === '/') return letterOrDigit.test(before) && letterOrDigit.test(next);
  if (!isCjk(last) && !isCjk(next)) {
    return isWide(last) && !neverLast.test(last) && letterOrDigit.test(next);
  }
  return last !== '\u00a0' && next !== '\u00a0' && !neverFirst.test(next) && !neverLast.test(last);
}

/** Chinese and Japanese characters, each of which may start a line. */
function isCjk(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return codePoint >= cjkRanges[0][0] && cjkRanges.some(([start, end]) => codePoint >= start && codePoint <= end);
}

/** Full-width punctuation: what follows may start a line. */
const isWide = (character: string): boolean => /[\u3000-\u303f\uff00-\uff65]/.test(character);
