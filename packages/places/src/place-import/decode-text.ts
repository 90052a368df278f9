export interface DecodedText {
  readonly text: string;
  /** What to tell when the encoding had to be guessed. */
  readonly remark?: string;
}

const byteOrderMarks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const markOf = (bytes: Uint8Array) =>
  byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding;

/** `<?xml version="1.0" encoding="ISO-8859-1"?>`: the declaration itself is ASCII in every encoding that has one. */
const declaredIn = (bytes: Uint8Array) =>
  /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1];

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file: by its byte-order mark, by what its XML declaration says, as UTF-8, and in the end as Windows-1252,
 * which older programs write and in which every byte is a character.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = markOf(bytes);
  const declared = mark ?? declaredIn(bytes);
  const text = (declared && decoded(bytes, declared)) ?? decoded(bytes, 'utf-8');
  if (text !== undefined && text !== '') return { text };
  return {
    text: new TextDecoder('windows-1252').decode(bytes),
    remark: 'The file is not in UTF-8. It was read as Western European text: check the accents in the names.',
  };
}
