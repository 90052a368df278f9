import { describe, expect, it } from 'vitest';
import type { SourceCell } from '../lines/source-line';
import { withMarginHeadings } from './margin-headings';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (gap: number, ...cells: SourceCell[]) => {
  const style = cells[0]?.runs[0]?.isBold ? 'Sans-Bold 10.5' : 'Sans 9.5';
  return sourceLine(cells, { gap, style, secondStyle: 'Sans 9.5' });
};
const heading = (text: string) => sourceCell(text, 52, true);
const text = (words: string) => sourceCell(words, 171);
const textsOf = (lines: ReturnType<typeof withMarginHeadings>) =>
  lines.map(({ cells }) => cells.map((one) => one.text));

describe('headings in the left margin', () => {
  it('are whole where they need two lines', () => {
    const lines = [
      line(2.8, heading('Personal'), text('Retail manager with fifteen years')),
      line(1, heading('statement'), text('on shop floors.')),
      line(2.5, heading('Education'), text('Croydon College')),
      line(2.4, heading('Licenses and'), text('Personal License Holder')),
      line(1, heading('training'), text('First Aid at Work')),
    ];
    expect(textsOf(withMarginHeadings(lines))).toEqual([
      ['Personal statement'],
      ['Retail manager with fifteen years'],
      ['on shop floors.'],
      ['Education'],
      ['Croydon College'],
      ['Licenses and training'],
      ['Personal License Holder'],
      ['First Aid at Work'],
    ]);
  });

  it('stay beside their text where all fit on one line', () => {
    const lines = [
      line(2, heading('Education'), text('Croydon College')),
      line(2, heading('Skills'), text('Rotas')),
      line(2, heading('Languages'), text('English')),
    ];
    expect(withMarginHeadings(lines)).toBe(lines);
  });

  it('are lines of their own where all text starts beside them, known or not', () => {
    const lines = [
      line(2, heading('Education'), text('Croydon College')),
      line(1.3, heading('Monographs'), text('Tides and Tolls, 2014')),
      line(1, text('The Salt Road, 2019')),
      line(1.3, heading('Skills'), text('Palaeography')),
      line(1.3, heading('Languages'), text('English')),
    ];
    expect(textsOf(withMarginHeadings(lines)).slice(2, 5)).toEqual([
      ['Monographs'],
      ['Tides and Tolls, 2014'],
      ['The Salt Road, 2019'],
    ]);
  });

  it('are lines of their own where they look like what stands beside them', () => {
    const bold = (words: string) => sourceCell(words, 171, true);
    const alike = (gap: number, ...cells: SourceCell[]) => ({ ...line(gap, ...cells), secondStyle: 'Sans-Bold 10.5' });
    const lines = [
      alike(2, heading('Experience'), bold('Lead Electrician')),
      line(1, text('Taff Valley Ltd')),
      alike(2, heading('Education'), bold('NVQ Level 3')),
      line(2, heading('Skills'), text('Wiring')),
    ];
    expect(textsOf(withMarginHeadings(lines)).slice(0, 3)).toEqual([
      ['Experience'],
      ['Lead Electrician'],
      ['Taff Valley Ltd'],
    ]);
  });
});
