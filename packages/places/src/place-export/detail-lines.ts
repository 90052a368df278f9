import type { PlaceDetail } from '../place-table';

// JSON has commas, which CSV exports strip (specification, section 9).
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll(':', '\\:');
const unescapes: Readonly<Record<string, string>> = { n: '\n', r: '\r' };
const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, sign: string) => unescapes[sign] ?? sign);

/** Details as lines that people can read and the import reads back: "Elevation: 1200". */
export const detailLines = (details: readonly PlaceDetail[]): string =>
  details.map(({ name, value }) => `${escaped(name)}: ${escaped(value)}`).join('\n');

/** Reads what `detailLines` wrote. */
export const detailsOfLines = (text: string): PlaceDetail[] =>
  text.split('\n').flatMap((line) => {
    const [, name, value] = /^((?:\\.|[^\\:])*): (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name: unescaped(name), value: unescaped(value) }];
  });
