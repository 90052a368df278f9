type Bytes = Uint8Array<ArrayBuffer>;

/** The same numbers in each run, from 0 to 1. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function changed(bytes: Bytes, change: (copy: Bytes) => void): Bytes {
  const copy = new Uint8Array(bytes);
  change(copy);
  return copy;
}

const utf16 = (text: string): Bytes => {
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

/** What happens to files on their way: cut off, changed bytes, other encodings, glued together. */
export function damaged(bytes: Bytes): readonly (readonly [how: string, bytes: Bytes])[] {
  const next = repeatable(bytes.length);
  const cuts = Array.from({ length: 10 }, (_, index) => Math.floor((bytes.length * index) / 10));
  const decoded = new TextDecoder('latin1').decode(bytes);
  return [
    ...cuts.map((at) => [`cut off at ${at}`, bytes.slice(0, at)] as const),
    ...cuts.slice(1).map((at) => [`without its first ${at} bytes`, bytes.slice(at)] as const),
    ...Array.from({ length: 20 }, (_, index) => {
      const change = (copy: Bytes) => {
        for (let left = index + 1; left > 0; left -= 1)
          copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
      };
      return [`${index + 1} changed bytes`, changed(bytes, change)] as const;
    }),
    ['in UTF-16', utf16(decoded)],
    ['read as Latin-1 and written again', new TextEncoder().encode(decoded)],
    ['twice', new Uint8Array([...bytes, ...bytes])],
    ['backward', bytes.toReversed()],
    ['zeros', new Uint8Array(bytes.length)],
  ];
}

const deep = 10_000;
const encoded = (text: string): Bytes => new TextEncoder().encode(text);

/** Files that are too much, for any reader. */
export const excessive: readonly (readonly [how: string, bytes: () => Bytes])[] = [
  ['a million columns', () => encoded(`${'a,'.repeat(1_000_000)}b\n1,2\n`)],
  ['lists 10,000 deep', () => encoded(`${'['.repeat(deep)}${']'.repeat(deep)}`)],
  ['objects 10,000 deep', () => encoded(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)],
  ['elements 10,000 deep', () => encoded(`<kml>${'<Folder>'.repeat(deep)}${'</Folder>'.repeat(deep)}</kml>`)],
  ['YAML 10,000 deep', () => encoded(`cv: ${'['.repeat(deep)}${']'.repeat(deep)}`)],
  ['cards that never end', () => encoded('BEGIN:VCARD\n'.repeat(100_000))],
  ['calendars that never end', () => encoded('BEGIN:VCALENDAR\nBEGIN:VEVENT\n'.repeat(50_000))],
  ['a million lines', () => encoded('a line\n'.repeat(1_000_000))],
  ['60 MB of one letter', () => new Uint8Array(60_000_000).fill(97)],
  ['60 MB of zeros', () => new Uint8Array(60_000_000)],
];
