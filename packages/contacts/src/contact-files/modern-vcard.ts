// Photos, sounds and keys make up most of a file, and we store none of them.
const binary = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);
const structured = new Set(['N', 'ORG', 'ADR']);
const unescapedSemicolon = (pair: string, escaped: string): string => (escaped === ';' ? ';' : pair);

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
      const modern = isOld ? modernLine(name, parameters, value) : line;
      // 3.0 escapes every semicolon; the parser unescapes only the ones in structured values.
      return [structured.has(property.toUpperCase()) ? modern : modern.replaceAll(/\\([^])/g, unescapedSemicolon)];
    })
    .join('\r\n');
}

function modernLine(name: string, parameters: string, value: string): string {
  const given = parameters.split(';').filter(Boolean);
  const isQuotedPrintable = given.some((parameter) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(parameter));
  const charset = given.map((parameter) => /^CHARSET=(.+)$/i.exec(parameter)?.[1]).find(Boolean);
  const types = given
    .filter((parameter) => !/^(?:ENCODING|CHARSET|VALUE|LANGUAGE)=|^QUOTED-PRINTABLE$|^8BIT$|^7BIT$/i.test(parameter))
    .map((parameter) => (parameter.includes('=') ? parameter : `TYPE=${parameter}`));
  const text = isQuotedPrintable ? decodeQuotedPrintable(value, charset) : value;
  // Version 2.1 escapes only semicolons; 3.0 also escapes commas and line breaks.
  const escaped = text
    .replaceAll(/\\(?![;,nN\\])/g, '\\\\')
    .replaceAll(/(?<!\\),/g, '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
  return `${[name, ...types].join(';')}:${escaped}`;
}

function decodeQuotedPrintable(value: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  for (const [piece, hex] of value.matchAll(/=([\da-f]{2})|[^]/gi)) {
    if (hex) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(piece));
  }
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** The lines of a card, unfolded: a line that starts with white space continues the one before. */
function unfolded(card: string): string[] {
  const lines: string[] = [];
  for (const line of card.split('\r\n')) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    // A quoted-printable line that ends in "=" also continues, without white space.
    else if (last !== undefined && last.endsWith('=') && /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(last)) {
      lines[lines.length - 1] = last.slice(0, -1) + line;
    } else lines.push(line);
  }
  return lines.filter((line) => line !== '');
}
