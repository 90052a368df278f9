import type { FontFaceId, FontStyle } from '../layout/laid-out-document';
import type { LetterDocument, ResumeDocument } from '../resume-document';
import { FontFace } from './font-face';
import { fontFiles } from './font-files';
import { createFonts, type Fonts } from './fonts';
import { unpackWoff } from './sfnt-tables';

/** A font that couldn't be loaded. */
export class FontLoadError extends Error {
  override readonly name = 'FontLoadError';
}

/** Reads a file of the site by its address. */
export type ReadFontFile = (url: string) => Promise<Uint8Array>;

const cjkCharacters = /[\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** Fields with Markdown. All others may be drawn bold by a template. */
const richFields: ReadonlySet<string> = new Set(['summary', 'notes', 'body']);

/**
 * Loads what a document needs: the faces of its font, and slices for its Chinese and Japanese characters. Each file is
 * loaded once.
 * @throws FontLoadError
 */
export async function loadFonts(
  document: ResumeDocument | LetterDocument,
  read: ReadFontFile = readFontFile,
): Promise<Fonts> {
  const { font } = document.design;
  const styles: FontStyle[] = ['regular', 'bold', 'italic'];
  if (/\*\*\*|\*\*[^*]*\*[^*]+\*|\*[^*]*\*\*/.test(JSON.stringify(document))) styles.push('bold-italic');
  const files = new Map<FontFaceId, string>(styles.map((style) => [`${font}/${style}`, fontFiles[font][style]]));
  for (const { id, url } of await cjkSlices(document)) files.set(id, url);
  const faces = await Promise.all([...files].map(async ([id, url]) => [id, await loadFace(url, read)] as const));
  return createFonts(new Map(faces));
}

async function cjkSlices(document: ResumeDocument | LetterDocument) {
  const bold: string[] = [];
  const regular: string[] = [];
  JSON.stringify(document, (field, value: unknown) => {
    if (field === 'extras' || field === 'design') return undefined;
    if (typeof value === 'string') {
      const found = value.normalize('NFC').match(cjkCharacters) ?? [];
      regular.push(...found);
      if (!richFields.has(field) || value.includes('**')) bold.push(...found);
    }
    return value;
  });
  if (regular.length === 0) return [];
  const { cjkSlicesFor } = await import('./cjk-slices');
  return [...cjkSlicesFor(regular, [400]), ...cjkSlicesFor(bold, [700])];
}

const loaded = new Map<string, Promise<FontFace>>();

function loadFace(url: string, read: ReadFontFile): Promise<FontFace> {
  const known = loaded.get(url);
  if (known) return known;
  const face = read(url).then((bytes) => new FontFace(unpackWoff(bytes)));
  loaded.set(url, face);
  // So that the next try loads it again.
  face.catch(() => loaded.delete(url));
  return face;
}

async function readFontFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new FontLoadError('We couldn’t load the font. Check your connection and try again.', { cause });
  });
  if (!answer.ok) throw new FontLoadError('We couldn’t load the font. Reload the page and try again.');
  return new Uint8Array(await answer.arrayBuffer());
}
