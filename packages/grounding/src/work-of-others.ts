import type { Token } from './roots';

const person =
  /^(?:he|she|they|boss|manager|foreman|supervisor|owner|colleague|engineer|designer|lead|senior|director|chef|chefin|meister|meisterin|polier|kollege|kollegin|vorgesetzte[rn]?|er|sie)$/;
const before = /^(?:with|for|to|by|from|of|under|alongside|as|mit|für|bei|von|als|unter)$/;

/** "My manager approves it", "the visuals were mine, she talked": whether somebody else does what a line says at a token. */
export function isDoneByOthers(line: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const { isPunctuation, key, lower } = line[index]!;
    if (isPunctuation && /^[.;,/]$/.test(key)) return false;
    const isAlong = [line[index - 1], line[index - 2]].some((each) => each !== undefined && before.test(each.lower));
    if (person.test(lower) && !isAlong) return true;
  }
  return false;
}
