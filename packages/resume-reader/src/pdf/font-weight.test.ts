import { describe, expect, it } from 'vitest';
import { fontWeight, withRelativeWeight } from './font-weight';

describe('weights of fonts', () => {
  it.each([
    ['ABCDEF+Lato-Light', 300],
    ['MontserratThin-SemiBold', 600],
    ['MerriweatherLight18pt-Regular', 400],
    ['Inter-Medium', 500],
    ['Arial,Bold', 700],
    ['CMBX10', 700],
  ])('%s weighs %i', (font, weight) => {
    expect(fontWeight(font)).toBe(weight);
  });

  const piece = (text: string, font: string) => ({
    text,
    font,
    x: 0,
    y: 0,
    width: 50,
    size: 10,
    isBold: false,
    isItalic: false,
    href: '',
  });
  const boldOf = (...pieces: ReturnType<typeof piece>[]) =>
    withRelativeWeight([{ width: 600, height: 800, pieces }])[0]?.pieces.map(({ isBold }) => isBold);

  it('takes a regular font for bold beside a light one', () => {
    expect(boldOf(piece('Lecturer', 'Lato-Regular'), piece('University of Edinburgh', 'Lato-Light'))).toEqual([
      true,
      false,
    ]);
  });

  it('leaves a regular font as it is beside a bold one', () => {
    expect(boldOf(piece('Lecturer', 'Lato-Bold'), piece('University of Edinburgh', 'Lato-Regular'))).toEqual([
      true,
      false,
    ]);
  });
});
