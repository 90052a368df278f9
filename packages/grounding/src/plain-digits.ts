const decimalDigit = /\p{Nd}/gu;

/** The same text with digits of every script as 0 to 9, of the same length. */
export function withPlainDigits(text: string): string {
  if (!/[^\0-\u{7f}]/u.test(text)) return text;
  return text.replaceAll(decimalDigit, (digit) => {
    if (/\d/.test(digit)) return digit;
    const code = digit.codePointAt(0) ?? 0;
    const value = decimalValue(code);
    return digit.length === 1 ? value : `${value}\u2060`;
  });
}

// Blocks of decimal digits start where the digit before isn't one; each has ten.
function decimalValue(code: number): string {
  if (code >= 0x1d7ce && code <= 0x1d7ff) return String((code - 0x1d7ce) % 10);
  let start = code;
  while (start > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String(code - start);
}
