import type { TextPiece } from '../pdf/pdf-page';

/** A piece of a page's text in letters that are half as wide as they are high. @param values what is different about it */
export const textPiece = (text: string, x: number, y: number, values: Partial<TextPiece> = {}): TextPiece => {
  const { size = 10 } = values;
  return {
    text,
    x,
    y,
    width: text.length * size * 0.5,
    size,
    font: 'Sans',
    isBold: false,
    isItalic: false,
    href: '',
    ...values,
  };
};
