import { blankDocument, newSkill } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UnplacedText } from './UnplacedText';

const shown = (document: ResumeDocument, lines: readonly string[]): string | null => {
  render(
    <MantineProvider env="test">
      <UnplacedText document={document} lines={lines} onPlace={() => {}} />
    </MantineProvider>,
  );
  return screen.getByRole('status').textContent;
};

const skills = { id: 'skills', kind: 'skills', heading: '', isHidden: true, entries: [newSkill()] } as const;

describe('what the tray says of the text without a place', () => {
  it.each([
    ['a name', blankDocument({ name: 'Ida Vale' })],
    ['a summary', blankDocument({ summary: 'Potter' })],
    ['a link', blankDocument({ links: [{ label: '', url: 'https://vale.example' }] })],
    ['a hidden skill', blankDocument({ sections: [skills] })],
  ])('says that all was placed in a résumé with %s', (_title, document) => {
    expect(shown(document, [])).toBe('All text was placed.');
  });

  it('says that an empty résumé has no text', () => {
    expect(shown(blankDocument({ title: 'resume' }), [])).toBe('We found no text in this file. Choose another one.');
  });

  it('counts the lines that are left', () => {
    expect(shown(blankDocument(), ['Driving license'])).toBe('1 line. What you leave here won’t be imported.');
  });
});
