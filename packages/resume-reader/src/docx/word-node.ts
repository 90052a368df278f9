import { meaningOf } from '../recognize/section-names';

/** The parts of mammoth's document model that we read. */
export interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string } | null;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isAllCaps?: boolean;
  readonly isSmallCaps?: boolean;
  readonly isUnderline?: boolean;
  readonly fontSize?: number | null;
  readonly font?: string | null;
  readonly href?: string;
}

/** Whether the cells of a table's row are columns of the page: two or more have headings of sections in them. */
export const areColumns = (cells: readonly (readonly Node[])[]): boolean =>
  cells.filter((blocks) => blocks.length > 1 && blocks.some(hasHeading)).length > 1;

const hasHeading = (node: Node): boolean =>
  node.type === 'paragraph' ? isHeading(textOf(node)) : (node.children ?? []).some(hasHeading);

const isHeading = (text: string): boolean => text.length < 48 && meaningOf(text.replace(/\s*:\s*$/, '')) !== undefined;

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
