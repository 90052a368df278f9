import { type FontFaceId, type FontStyle, createFonts, type Fonts } from './fonts';
import type { ResumeDesign } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { FontFace } from './font-face';
import { fontFiles } from './font-files';
import { unpackWoff } from './sfnt-tables';

/** A font that couldn't be loaded. */
export class FontLoadError extends Error {
  override readonly name = 'FontLoadError';
}

/** Anything with texts and a design. */
type DesignedDocument = ResumeDocument | LetterDocument | { readonly table: object; readonly design: ResumeDesign };

/** Reads a file of the site by its URL. */
export type ReadFontFile = (url: string) => Promise<Uint8Array>;

const cjkCharacters = /[\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** Fields with Markdown. All others may be drawn bold by a template. */
const richFields: ReadonlySet<string> = new Set(['summary', 'notes', 'body']);

/**
 * Loads what a document needs: the faces of its font, and slices for its Chinese and Japanese characters. Each file is
 * loaded once.
 * @throws FontLoadError
 */
export async function loadFonts(document: DesignedDocument, read: ReadFontFile = readFontFile): Promise<Fonts> {
  const { font } = document.design;
  const texts = textsOf(document);
  const styles: FontStyle[] = ['regular', 'bold', 'italic', ...(texts.hasBoldItalic ? (['bold-italic'] as const) : [])];
  const files = new Map<FontFaceId, string>(styles.map((style) => [`${font}/${style}`, fontFiles[font][style]]));
  if (texts.cjk.length > 0) {
    const { cjkSlicesFor } = await import('./cjk-slices');
    const slices = [...cjkSlicesFor(texts.cjk, [400]), ...cjkSlicesFor(texts.boldCjk, [700])];
    for (const { id, url } of slices) files.set(id, url);
  }
  const faces = await Promise.all([...files].map(async ([id, url]) => [id, await loadFace(url, read)] as const));
  return createFonts(new Map(faces));
}

/** The characters and styles of a document that need additional faces. */
function textsOf(document: object) {
  const cjk: string[] = [];
  const boldCjk: string[] = [];
  let hasBoldItalic = false;
  JSON.stringify(document, (field, value: unknown) => {
    if (field === 'extras' || field === 'design') return undefined;
    if (typeof value === 'string') {
      const found = value.normalize('NFC').match(cjkCharacters) ?? [];
      const isRich = richFields.has(field);
      cjk.push(...found);
      if (!isRich || value.includes('**')) boldCjk.push(...found);
      if (isRich && value.includes('**')) hasBoldItalic ||= isBoldItalicIn(value);
    }
    return value;
  });
  return { cjk, boldCjk, hasBoldItalic };
}

const isBoldItalicIn = (text: string): boolean =>
  parseRichText(text).some(({ runs }) => runs.some(({ isBold, isItalic }) => isBold && isItalic));

const loaded = new Map<string, Promise<FontFace>>();

function loadFace(url: string, read: ReadFontFile): Promise<FontFace> {
  const known = loaded.get(url);
  if (known) return known;
  const face = read(url).then((bytes) => new FontFace(unpackWoff(bytes)));
  loaded.set(url, face);
  // The next call tries again.
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
