import { fontFiles } from '../fonts/font-files';
import { FontLoadError } from '../fonts/load-fonts';
import type { LaidOutDocument } from '../layout/laid-out-document';
import type { FontFaceId } from '../fonts/fonts';
import type { FontId } from '@keepmark/resume-document';

const families = new Map<FontFaceId, Promise<void>>();

/** The CSS name of a face. */
export const familyName = (face: FontFaceId): string => `keepmark-${face.replace('/', '-')}`;

/** Registers the fonts of pages with the browser, so that it can draw them. */
export async function loadPageFonts(laidOut: LaidOutDocument): Promise<void> {
  const faces = new Set<FontFaceId>();
  for (const page of laidOut.pages) {
    for (const item of page.items) if (item.kind === 'text') faces.add(item.font);
  }
  await Promise.all([...faces].map(loadFamily));
}

function loadFamily(face: FontFaceId): Promise<void> {
  const known = families.get(face);
  if (known) return known;
  const loaded = addFamily(face);
  families.set(face, loaded);
  loaded.catch(() => families.delete(face));
  return loaded;
}

async function addFamily(face: FontFaceId): Promise<void> {
  const url = await faceUrl(face);
  const font = new FontFace(familyName(face), `url("${url}")`);
  await font.load();
  document.fonts.add(font);
}

async function faceUrl(face: FontFaceId): Promise<string> {
  const [family, part] = face.split('/') as [string, string];
  if (family !== 'cjk') return fontFiles[family as FontId][part as keyof (typeof fontFiles)[FontId]];
  const { cjkSliceUrl } = await import('../fonts/cjk-slices');
  const url = cjkSliceUrl(part);
  if (url === undefined) throw new FontLoadError('We couldn’t load the font. Reload the page and try again.');
  return url;
}
