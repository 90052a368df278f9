import { quotedPrintableBytes, textInCharset } from '@keepmark/ui/quoted-printable';
import { unfoldedBytes } from './unfolded-bytes';

const maxDepth = 8;

/** Whether a file is an email: it starts with header fields, such as "Received:" or "From:". */
export const isEmail = (bytes: Uint8Array): boolean => {
  const start = latin(bytes.subarray(0, 20_000));
  return (
    !/^\s*BEGIN:/i.test(start.replace(/^\u00EF\u00BB\u00BF/, '')) &&
    /^(?:From |[\w-]+:[^\n]*\n)/.test(start) &&
    /^(?:content-type|mime-version|received|message-id|subject|from):/im.test(start)
  );
};

/** The text of the first calendar in an email (RFC 5545 in MIME); undefined if there is none. */
export function calendarOfEmail(bytes: Uint8Array): string | undefined {
  return calendarOfPart(latin(bytes), 0);
}

// One character per byte, so that parts keep their bytes.
const latin = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 8192)));
  return pieces.join('');
};
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

function calendarOfPart(part: string, depth: number): string | undefined {
  if (depth > maxDepth) return undefined;
  const end = /\r?\n\r?\n/.exec(part);
  if (!end) return undefined;
  const header = part.slice(0, end.index).replaceAll(/\r?\n[ \t]+/g, ' ');
  const body = part.slice(end.index + end[0].length);
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(header)?.[1]?.trim() ?? '';
  const type = field('content-type');
  const boundary = /;\s*boundary="?([^";\r\n]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = `\n${body}`.split(`\n--${boundary}`).slice(1, 200);
    for (const own of parts) {
      // The rest of the boundary's line isn't part of the header.
      const found = calendarOfPart(own.replace(/^[^\n]*\n/, ''), depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const isCalendar =
    /^(?:text\/(?:x-v)?calendar|application\/ics)/i.test(type) ||
    /name\*?="?[^";\r\n]*\.ics\b/i.test(`${type}; ${field('content-disposition')}`);
  const encoding = field('content-transfer-encoding').toLowerCase();
  if (/^message\/rfc822/i.test(type)) return calendarOfPart(body, depth + 1);
  if (!isCalendar) return undefined;
  const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1] ?? '';
  return textInCharset(unfoldedBytes(decoded(body, encoding)), charset);
}

function decoded(body: string, encoding: string): Uint8Array {
  if (encoding === 'quoted-printable') {
    // Eight-bit letters, which don't belong here, stay the bytes they are.
    return quotedPrintableBytes(
      body
        .replaceAll(/[ \t]+(?=\r?$)/gm, '')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/[\u0080-\u00FF]/g, escaped),
    );
  }
  if (encoding !== 'base64') return bytesOf(body);
  try {
    return bytesOf(atob(body.replaceAll(/[^a-z0-9+/]/gi, '')));
  } catch {
    return new Uint8Array();
  }
}

const escaped = (letter: string): string => `=${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
