// Pictures, sounds and keys are most of a file and nothing of a contact here.
const binary = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);
const structured = new Set(['N', 'ORG', 'ADR']);
const unescapedSemicolon = (pair: string, escaped: string): string => (escaped === ';' ? ';' : pair);

/**
 * A card with what a parser of vCard 3.0 and 4.0 stumbles over set right: the quoted-printable values, charsets and
 * bare parameters of 2.1 (https://www.imc.org/pdi/vcard-21.txt), lines that are none, and pictures, which are left out.
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
      // 3.0 has semicolons escaped everywhere; the parser takes that off only where they part something.
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
  // Version 2.1 escapes only semicolons; 3.0 asks it of commas and line breaks too.
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

/** The lines of a card, each whole: a line that begins with white space goes on with the one before. */
function unfolded(card: string): string[] {
  const lines: string[] = [];
  for (const line of card.split('\r\n')) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    // A quoted-printable line that ends in "=" goes on too, without white space.
    else if (last !== undefined && last.endsWith('=') && /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(last)) {
      lines[lines.length - 1] = last.slice(0, -1) + line;
    } else lines.push(line);
  }
  return lines.filter((line) => line !== '');
}
