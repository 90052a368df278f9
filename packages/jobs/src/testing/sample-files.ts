const ascii = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0)!);

function numbers(size: number, values: Readonly<Record<number, number>>, bytesEach: Readonly<Record<number, 2>> = {}) {
  const view = new DataView(new ArrayBuffer(size));
  for (const [at, value] of Object.entries(values)) {
    if (bytesEach[Number(at)] === 2) view.setUint16(Number(at), value, true);
    else view.setUint32(Number(at), value, true);
  }
  return new Uint8Array(view.buffer);
}

/** A ZIP with empty files of these names. */
function zipOf(names: readonly string[]): Blob {
  const files = names.flatMap((name) => [numbers(30, { 0: 0x04_03_4b_50, 26: name.length }, { 26: 2 }), ascii(name)]);
  const directory = names.flatMap((name) => [
    numbers(46, { 0: 0x02_01_4b_50, 28: name.length }, { 28: 2 }),
    ascii(name),
  ]);
  const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);
  const end = { 0: 0x06_05_4b_50, 12: lengthOf(directory), 16: lengthOf(files) };
  return new Blob([...files, ...directory, numbers(22, end)]);
}

const word = ['[Content_Types].xml', 'word/document.xml'];
/** A red pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** The start of a file of each kind: those that people can attach, and others. */
export const sampleContents = {
  pdf: ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  png: ascii(atob(png)),
  jpeg: ascii('\u00FF\u00D8\u00FF\u00E0 picture'),
  webp: ascii('RIFF\u0010\0\0\0WEBPVP8 picture'),
  docx: zipOf(word),
  docm: zipOf([...word, 'word/vbaProject.bin']),
  zip: zipOf(['contract.pdf', 'word.txt']),
  html: ascii('<!doctype html><script>%PDF-1.7</script>'),
  svg: ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  gif: ascii('GIF89a picture'),
  text: ascii('Dear Harbor & Vale,'),
  empty: ascii(''),
} as const satisfies Record<string, BlobPart>;

/** A file with this content. @param more makes its bytes different */
export const sampleFile = (name: string, content: keyof typeof sampleContents, more = ''): File =>
  new File([sampleContents[content], more], name);
