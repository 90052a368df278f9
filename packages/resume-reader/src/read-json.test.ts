import { describe, expect, it } from 'vitest';
import { readContent } from './read-content';

const read = (text: string) => readContent({ kind: 'text', bytes: new TextEncoder().encode(text) });

describe('JSON', () => {
  it.each([
    ['a list', '[1, 2]', 'This JSON file is a list, not a résumé.'],
    [
      'an object with other keys',
      '{"title":"x","pages":[],"a b c d e f g h i j k l m":1}',
      'has “title”, “pages”, which isn’t',
    ],
    ['an empty object', '{}', 'This JSON file isn’t a résumé. In JSON we read JSON Resume and Reactive Resume;'],
    ['a map', '{"type":"FeatureCollection","features":[]}', 'a map (GeoJSON)'],
    ['a manifest', '{"name":"x","version":"1.0.0","dependencies":{}}', 'a settings file of a program'],
    ['our own backup', '{"format":"x","checksum":"crc32:1","tables":{}}', 'This is a Keepmark backup. Restore it'],
  ])('that is %s is refused by name', async (_title, text, message) => {
    const reading = read(text);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toMatchObject({ problem: 'not-a-resume' });
    await expect(reading).rejects.toThrow(/choose a (?:PDF|résumé file)\.$/i);
  });

  it('nested deeper than calls can be is refused', async () => {
    const text = `{"basics":{"name":"Ida Vale"},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await expect(read(text)).rejects.toMatchObject({ problem: 'too-long' });
  });

  it('is told from prose that starts with a bracket', async () => {
    const { document } = await read('[Ida Vale](https://vale.example)\n\n## Skills\n\n- Raku\n');
    expect(document.sections.map(({ kind }) => kind)).toEqual(['skills']);
  });
});
