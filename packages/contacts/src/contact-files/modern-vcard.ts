import { quotedPrintableBytes, textInCharset } from '@keepmark/ui/quoted-printable';

// Photos, sounds and keys make up most of a file, and we store none of them.
const binary = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);
const structured = new Set(['N', 'ORG', 'ADR']);
const unescaped = (pair: string, escaped: string): string => (escaped === ';' || escaped === ':' ? escaped : pair);

/**
 * Rewrites a card so that a parser for vCard 3.0 and 4.0 can read it: converts the quoted-printable values, charsets and
 * bare parameters of 2.1 (https://www.imc.org/pdi/vcard-21.txt), and drops invalid lines and photos.
 */
export function modernVcard(card: string): string {
  const lines = unfolded(card);
  const isOld = lines.some((line) => /^VERSION:2\.1\s*$/i.test(line));
  return lines
    .flatMap((line) => {
      const parts = /^((?:[\w-]+\.)?([\w-]+))((?:;(?:"[^"]*"|[^":])*)?):([^]*)$/.exec(line);
      if (!parts) return [];
      const [, name = '', property = '', parameters = '', value = ''] = parts;
      if (binary.has(property.toUpperCase())) return [];
      if (/^VERSION$/i.test(property)) return [isOld ? 'VERSION:3.0' : line.trim()];
      const modern = isOld || isQuotedPrintable(parameters) ? modernLine(name, parameters, value) : line;
      // 3.0 escapes every semicolon; the parser unescapes only the ones in structured values. Apple escapes colons, too.
      return [structured.has(property.toUpperCase()) ? modern : modern.replaceAll(/\\([^])/g, unescaped)];
    })
    .join('\r\n');
}

/** Whether the value is quoted-printable: an encoding of 2.1 that many programs use in 3.0, too. */
const isQuotedPrintable = (parameters: string): boolean =>
  parameters.split(';').some((parameter) => /^(?:ENCODING=)?"?QUOTED-PRINTABLE"?$/i.test(parameter));

function modernLine(name: string, parameters: string, value: string): string {
  const given = parameters.split(';').filter(Boolean);
  const charset = given.map((parameter) => /^CHARSET=(.+)$/i.exec(parameter)?.[1]).find(Boolean);
  const types = given
    .filter((parameter) => !/^(?:ENCODING|CHARSET|VALUE|LANGUAGE)=|^QUOTED-PRINTABLE$|^8BIT$|^7BIT$/i.test(parameter))
    .map((parameter) => (parameter.includes('=') ? parameter : `TYPE=${parameter}`));
  const text = isQuotedPrintable(parameters) ? decodeQuotedPrintable(value, charset) : value;
  // Version 2.1 escapes only semicolons; 3.0 also escapes commas and line breaks.
  const escaped = text
    .replaceAll(/\\(?![;:,nN\\])/g, '\\\\')
    .replaceAll(/(?<!\\),/g, '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
  return `${[name, ...types].join(';')}:${escaped}`;
}

function decodeQuotedPrintable(value: string, charset: string | undefined): string {
  const bytes = quotedPrintableBytes(value);
  return charset === undefined ? textInCharset(bytes) : decoderOf(charset).decode(bytes);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

const isSoftBroken = (line: string): boolean => line.endsWith('=') && /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(line);

/** Whether white space follows every soft line break of a card. */
function hasFoldedSoftBreaks(lines: readonly string[]): boolean {
  let isBroken = false;
  for (const line of lines) {
    if (isBroken && !/^[ \t]/.test(line)) return false;
    isBroken = isBroken ? line.endsWith('=') : isSoftBroken(line);
  }
  return true;
}

/** The lines of a card, unfolded: a line that starts with white space continues the one before. */
function unfolded(card: string): string[] {
  const given = card.split('\r\n');
  // Some programs fold after a soft line break, so that a space follows which isn't part of the text.
  const areFolded = hasFoldedSoftBreaks(given);
  // Each line in pieces, since photos have thousands of them.
  const lines: string[][] = [];
  let isBroken = false;
  for (const line of given) {
    const own = lines.at(-1);
    if (own && isBroken) {
      own[own.length - 1] = own.at(-1)?.slice(0, -1) ?? '';
      own.push(areFolded && /^[ \t]/.test(line) ? line.slice(1) : line);
      isBroken = line.endsWith('=');
    } else if (own && /^[ \t]/.test(line)) {
      own.push(line.slice(1));
      isBroken = line.endsWith('=') && isSoftBroken(`${own[0]}=`);
    } else {
      lines.push([line]);
      isBroken = isSoftBroken(line);
    }
  }
  return lines.map((pieces) => pieces.join('')).filter((line) => line !== '');
}
