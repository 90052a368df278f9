import { zipSync } from 'fflate';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0)!);

/** A ZIP with empty files of these names. */
const zipOf = (names: readonly string[]) =>
  new Blob([zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])))]);

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
