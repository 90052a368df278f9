import { describe, expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { joined, notesOf } from './join-lines';

const line = (text: string, hadNoRoom: boolean, isFull = true) =>
  sourceLine([sourceCell(text, 50)], { hadNoRoom, isFull });

describe('lines of one paragraph', () => {
  it('end with a sentence when the next one had room above', () => {
    const lines = [line('Glazed and fired tiles.', true), line('Ran the kiln.', false), line('Sold at fairs.', false)];
    expect(notesOf(lines)).toBe('Glazed and fired tiles.\nRan the kiln.\nSold at fairs.');
  });

  it('go on when the next word had no room', () => {
    expect(notesOf([line('Glazed and fired tiles.', true), line('Ran the kiln.', true)])).toBe(
      'Glazed and fired tiles. Ran the kiln.',
    );
  });

  it('have the hyphen of a compound whose second part is a name or a noun', () => {
    expect(joined('Kenntnisse in WIG-', 'Schweißen')).toBe('Kenntnisse in WIG-Schweißen');
    expect(joined('lecturer at the Franco-', 'German Institute')).toBe('lecturer at the Franco-German Institute');
  });
});
