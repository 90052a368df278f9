import type { FontFaceId } from '../fonts/fonts';
import type { ResumeLanguage } from '@keepmark/resume-document';

/**
 * A résumé or letter as pages of positioned items. The preview and the PDF draw the same value, so pages break at the
 * same words in both. Lengths are points (1/72 inch), from the top left corner of a page.
 */
export interface LaidOutDocument {
  /** Title of the file. */
  readonly title: string;
  /** The person's name. */
  readonly author: string;
  readonly language: ResumeLanguage;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly pages: readonly LaidOutPage[];
  /** The structure tree. The first element is the root, and each element comes after its parent. */
  readonly elements: readonly StructureElement[];
  /** Characters that no loaded font has. Almost always empty. */
  readonly missingCharacters: string;
}

export interface LaidOutPage {
  /** In reading order. Decoration under the text comes first. */
  readonly items: readonly PageItem[];
}

export type PageItem = TextItem | LineItem | RectangleItem | ImageItem;

/** Text in one font on one line. A space between two runs, or at a line break, belongs to the first one. */
export interface TextItem {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** The y of the baseline. */
  readonly baseline: number;
  readonly width: number;
  readonly font: FontFaceId;
  readonly sizePt: number;
  readonly color: string;
  /** A URL with http, https, mailto or tel; empty if the text isn't a link. */
  readonly href: string;
  /** The index of its structure element; -1 for items that screen readers skip, such as a page number. */
  readonly element: number;
}

/** Decoration: a straight line. */
export interface LineItem {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly widthPt: number;
  readonly color: string;
}

/** Decoration: a filled rectangle. */
export interface RectangleItem {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly radius: number;
  readonly color: string;
}

/** The photo, cropped to fill its frame. */
export interface ImageItem {
  readonly kind: 'image';
  readonly photoId: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly element: number;
}

/** Standard structure types of PDF 1.7. `Lbl` is the mark of a list item, `LBody` its text. */
export type StructureRole =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

export interface StructureElement {
  readonly role: StructureRole;
  /** The index of its parent; -1 for the root. */
  readonly parent: number;
  /** The alternative text of a figure. */
  readonly alt?: string;
  /** The section or entry that starts here. */
  readonly id?: string;
}
