import { describe, expect, it } from 'vitest';
import { entriesOf } from '@keepmark/resume-document';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { placeLine, placesFor } from './place-line';

describe('placing a line of text', () => {
  const document = sampleResume({ phone: '' });

  it.each(placesFor(document).flatMap(({ items }) => items.map(({ value }) => value)))('%s takes the text', (place) => {
    expect(JSON.stringify(placeLine(document, 'Unplaced *text*', place))).toContain('Unplaced');
  });

  it('keeps what a field says already', () => {
    expect(placeLine(document, 'CSM', 'field:headline').headline).toBe('Senior Product Designer CSM');
    expect(placeLine(document, '555 0100', 'field:phone').phone).toBe('555 0100');
  });

  it('reads a list into skills', () => {
    const before = entriesOf(document.sections.find(({ kind }) => kind === 'skills')!).length;
    const placed = placeLine(document, 'Sketch, Miro', 'new:skills');
    const skills = entriesOf(placed.sections.find(({ kind }) => kind === 'skills')!);
    expect(skills.slice(before)).toMatchObject([{ skillName: 'Sketch' }, { skillName: 'Miro' }]);
  });

  it('adds an address as a link', () => {
    expect(placeLine(document, 'github.com/amelie', 'link').links.at(-1)).toEqual({
      label: '',
      url: 'https://github.com/amelie',
    });
  });

  it('makes a section that was missing', () => {
    const placed = placeLine({ ...document, sections: [] }, 'Nurse at Mercy', 'section:experience');
    expect(placed.sections).toMatchObject([{ kind: 'experience', entries: [{ title: 'Nurse at Mercy' }] }]);
  });
});
