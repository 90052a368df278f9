/** An encoding of text before UTF-8, and whose letters it has. */
export interface OldEncoding {
  readonly encoding:
    | 'windows-1250'
    | 'windows-1251'
    | 'windows-1252'
    | 'windows-1254'
    | 'shift_jis'
    | 'gb18030'
    | 'euc-kr';
  readonly letters: string;
}

const western: OldEncoding = { encoding: 'windows-1252', letters: 'Western European' };

/** The share of a text that a pattern matches, of the letters beyond ASCII. */
function shareOf(text: string, pattern: RegExp): number {
  const all = text.match(/[^\0-\x7F]/g)?.length ?? 0;
  return all === 0 ? 0 : (text.match(pattern)?.length ?? 0) / all;
}

function decoded(bytes: Uint8Array, encoding: OldEncoding['encoding']): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The pairs of bytes from 0x80, of all bytes from 0x80: letters of two bytes come in rows, accents alone. */
function shareInRows(bytes: Uint8Array): number {
  let [high, inRows] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[at - 1] ?? 0) >= 0x80 || (bytes[at + 1] ?? 0) >= 0x80) inRows += 1;
  }
  return high === 0 ? 0 : inRows / high;
}

const eastAsian: readonly (readonly [OldEncoding, RegExp])[] = [
  [{ encoding: 'euc-kr', letters: 'Korean' }, /[\uAC00-\uD7A3]/g],
  // Each of these is among the most frequent signs of Chinese texts.
  [
    { encoding: 'gb18030', letters: 'Chinese' },
    /[的一是不了在人有我他这中大来上国公司职位申请状态日期名称地点面试电话邮件备注京海市]/g,
  ],
];
const leastShares: Readonly<Partial<Record<OldEncoding['encoding'], number>>> = {
  'euc-kr': 0.9,
  gb18030: 0.15,
};

/** The start of a file, in whole lines: a cut elsewhere may halve a letter. */
function sampleOf(file: Uint8Array): Uint8Array {
  if (file.length <= 100_000) return file;
  const start = file.subarray(0, 100_000);
  return start.subarray(0, start.lastIndexOf(10) + 1 || start.length);
}

/**
 * The likeliest encoding of a text that is neither UTF-8 nor UTF-16, by letters that make no sense in another one. It is a
 * guess: whoever reads the text is told.
 */
export function oldEncodingOf(file: Uint8Array): OldEncoding {
  const bytes = sampleOf(file);
  // Kana make up much of any Japanese text, and letters of other languages become none.
  if (shareOf(decoded(bytes, 'shift_jis') ?? '', /[\u3041-\u30FE]/g) > 0.02)
    return { encoding: 'shift_jis', letters: 'Japanese' };
  if (shareInRows(bytes) > 0.7) {
    const cyrillic = decoded(bytes, 'windows-1251') ?? '';
    // Words are in small letters but for the first, and most letters are among these ten.
    if (shareOf(cyrillic, /[а-яё]/g) > 0.6 && shareOf(cyrillic, /[оеаинтсрвл]/gi) > 0.45)
      return { encoding: 'windows-1251', letters: 'Cyrillic' };
    for (const [candidate, pattern] of eastAsian) {
      const text = decoded(bytes, candidate.encoding);
      if (text !== undefined && shareOf(text, pattern) >= (leastShares[candidate.encoding] ?? 1)) return candidate;
    }
  }
  const text = new TextDecoder('windows-1252').decode(bytes);
  // Signs such as ³ ¹ ¿ inside words, or letters that Windows-1252 doesn't have, are Polish, Czech or Hungarian.
  if (
    /\p{Ll}[³¹¿¾¼]\p{Ll}|(?<![\p{L}\d])[¯£]\p{Ll}|[\x81\x8D\x8F\x9D]|\p{Ll}[³¹¿](?=[\s,;"]|$)/u.test(withoutUnits(text))
  )
    return { encoding: 'windows-1250', letters: 'Central European' };
  if (/ø/.test(text) && /[ìù]/.test(text)) return { encoding: 'windows-1250', letters: 'Central European' };
  // The Icelandic ð, þ and ý are the Turkish ğ, ş and ı.
  if (/[ðþýÝÞÐ]/.test(text) && !/[áíúæÁÍÚÆ]/.test(text)) return { encoding: 'windows-1254', letters: 'Turkish' };
  return western;
}

/** Without "m³" and "cm³", which end in such a sign in any language. */
const withoutUnits = (text: string): string => text.replaceAll(/\b[cdkm]?m[³¹]/g, '');
