const cjk =
  /[\u2e80-\u2fff\u3005-\u3007\u3021-\u3029\u3040-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{3ffff}]/u;
const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /[\p{M}\u200d\ufe0f]/u;
/** Closing punctuation, small kana and the like never start a line. */
const neverFirst =
  /[)\]}»”’!?.,;:%…、。，．：；！？）〕］｝〉》」』】〙〗〟ゝゞ々ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ‐゠–〜・･]/u;
const neverLast = /[([{«“‘（〔［｛〈《「『【〘〖〝]/u;

/**
 * Where a line may break: indexes into the text, each the start of the next piece. After spaces, after hyphens, dashes and
 * slashes within words, and between Chinese and Japanese characters. Never before closing punctuation.
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
  if (!cjk.test(last) && !cjk.test(next)) {
    return isWide(last) && !neverLast.test(last) && letterOrDigit.test(next);
  }
  return last !== '\u00a0' && next !== '\u00a0' && !neverFirst.test(next) && !neverLast.test(last);
}

/** Full-width punctuation: what follows may start a line. */
const isWide = (character: string): boolean => /[\u3000-\u303f\uff00-\uff65]/.test(character);
