/** Ligatures that spoil copied text. NFKC would replace them too, but also turn m² into m2. */
const ligatures: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Control characters, soft hyphens, direction marks, and halves of characters: nothing that a page can show. */
const invisible = /[\p{Cc}\p{Cs}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Text as it is drawn: composed (NFC), on one line, without ligature characters. No-break spaces stay. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\ufb00-\ufb06]/g, (character) => ligatures[character] ?? character)
    .replaceAll(/[\t\n\v\f\r \u2028\u2029]+/g, ' ')
    .replaceAll(invisible, '');
