/**
 * Small capitals and old-style figures of Adobe's private area as letters and digits: U+F761 is a small A, U+F7E9 a small
 * É, U+F731 a figure one (Adobe Glyph List). Browsers write them where a design asks for small capitals.
 */
export const withPrivateLetters = (text: string): string =>
  text.replaceAll(/[\uF730-\uF739\uF761-\uF77A\uF7E0-\uF7F6\uF7F8-\uF7FE]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xf7_00),
  );
