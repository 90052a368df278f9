import type { FontId } from '@keepmark/resume-document';
import type { FontFace } from './font-face';

const fontStyles = ['regular', 'bold', 'italic', 'bold-italic'] as const;
export type FontStyle = (typeof fontStyles)[number];

/** A face of a family, or a slice of a face with Chinese, Japanese or Korean characters. */
export type FontFaceId = `${FontId}/${FontStyle}` | `cjk/${string}`;

/** The loaded fonts that a document needs. */
export interface Fonts {
  /** @throws RangeError if the face isn't loaded */
  readonly face: (id: FontFaceId) => FontFace;
  /** The face that draws a character: the family's own, or a Chinese or Japanese slice. Undefined if none has it. */
  readonly faceFor: (family: FontId, style: FontStyle, codePoint: number) => FontFaceId | undefined;
}

/** Fonts from loaded faces. Slices are tried in the order of the map. */
export function createFonts(faces: ReadonlyMap<FontFaceId, FontFace>): Fonts {
  const face = (id: FontFaceId): FontFace => {
    const found = faces.get(id);
    if (!found) throw new RangeError(`The font "${id}" isn’t loaded.`);
    return found;
  };
  const slices = [...faces].filter(([id]) => id.startsWith('cjk/'));
  return {
    face,
    faceFor: (family, style, codePoint) => {
      const own: FontFaceId = `${family}/${faces.has(`${family}/${style}`) ? style : 'regular'}`;
      if (face(own).glyphOf(codePoint) !== 0) return own;
      const weight = style.startsWith('bold') ? '-700-' : '-400-';
      const has = ([, slice]: readonly [FontFaceId, FontFace]) => slice.glyphOf(codePoint) !== 0;
      return (slices.find((slice) => slice[0].includes(weight) && has(slice)) ?? slices.find(has))?.[0];
    },
  };
}
