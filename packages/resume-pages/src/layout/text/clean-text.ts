/** Ligatures, which break copied text. NFKC would replace them, too, but also turn m² into m2. */
const ligatures: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Characters that a page can't show: control characters, soft hyphens, direction marks, and lone surrogates. */
const invisible = /[\p{Cc}\p{Cs}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Prepares text for drawing: composed (NFC), on one line, without ligature characters. Keeps no-break spaces. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\ufb00-\ufb06]/g, (character) => ligatures[character] ?? character)
    .replaceAll(/[\t\n\v\f\r \u2028\u2029]+/g, ' ')
    .replaceAll(invisible, '');
