import { decodeText } from './decode-text';

/** Decodes quoted-printable text without soft line breaks into its bytes. Letters beyond ASCII become UTF-8. */
export function quotedPrintableBytes(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  for (const [piece, hex] of text.matchAll(/=([\da-f]{2})|[^=]+|=/gi)) {
    if (hex) bytes.push(Number.parseInt(hex, 16));
    else for (const byte of encoder.encode(piece)) bytes.push(byte);
  }
  return new Uint8Array(bytes);
}

/** Text in a charset by its name. A missing or unknown one is taken for UTF-8, or Windows-1252 if the bytes aren't UTF-8. */
export function textInCharset(bytes: Uint8Array, charset = ''): string {
  if (charset !== '' && !/^(?:us-)?ascii$|^utf-?8$/i.test(charset)) {
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      // An unknown name.
    }
  }
  return decodeText(bytes);
}
