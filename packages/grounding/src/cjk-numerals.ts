const cjkDigits = '〇一二三四五六七八九';
/** The number that Chinese or Japanese numerals write: 350 for "三百五十". */
export function readCjk(text: string): number {
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const character of text.replaceAll('两', '二').replaceAll('零', '〇')) {
    const value = cjkDigits.indexOf(character);
    if (value !== -1) {
      digit = value;
      continue;
    }
    if (character === '万') {
      total += (section + digit || 1) * 10_000;
      section = 0;
    } else section += (digit || 1) * { 十: 10, 百: 100, 千: 1000 }[character]!;
    digit = 0;
  }
  return total + section + digit;
}
