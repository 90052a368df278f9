import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { writeJsonResume } from '@keepmark/resume-document/write-json-resume';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from './read-content';

const unplacedOf = async (value: unknown) => {
  const { unplaced } = await readContent({ kind: 'text', bytes: new TextEncoder().encode(JSON.stringify(value)) });
  return unplaced;
};

describe('texts of a JSON Resume that no field shows', () => {
  it('are listed with their names', async () => {
    const unplaced = await unplacedOf({
      $schema: 'https://schema.example',
      basics: {
        name: 'Ida Vale',
        image: 'https://img.example/1.png',
        pronouns: 'she/her',
        location: { address: 'Kiln Road 1', postalCode: '20100', city: 'Turku', region: 'Åland', countryCode: 'FI' },
        profiles: [{ network: 'GitHub', username: 'example-ida' }],
      },
      work: [
        null,
        { name: 'Kiln Oy', position: 'Potter', startDate: '2015-08-01T00:00:00Z', endDate: 'Present', remote: true },
      ],
      languages: [{ language: 'Finnish', fluency: 'Native', script: 'Latin' }],
      hobbies: ['Rowing', { name: 'Chess' }],
      skills: 'Raku',
      meta: { version: 'v1.0.0' },
    });
    expect(unplaced).toEqual([
      'Pronouns: she/her',
      'Address: Kiln Road 1',
      'Postal code: 20100',
      'Country code: FI',
      'Remote: true',
      'Script: Latin',
      'Hobbies: Rowing',
      'Hobbies: Chess',
      'Skills: Raku',
    ]);
  });

  it('are none where every text has a field', async () => {
    const unplaced = await unplacedOf({
      basics: {
        name: 'Ida Vale',
        label: null,
        url: 'vale.example',
        location: { city: 'Turku', region: 'Finland' },
        profiles: [],
      },
      work: [
        {
          company: 'Kiln Oy',
          position: 'Potter',
          highlights: ['Threw\njugs'],
          startDate: 2015,
          endDate: null,
          location: 'Turku, Finland',
        },
      ],
      education: [{ institution: 'Clay School', score: 3.9, courses: ['Glaze'] }],
      skills: ['Raku', { name: 'Slip', keywords: ['gas'] }],
      awards: [{ title: 'Golden Jug', date: '2022-05-01', summary: 'For a jug.' }],
    });
    expect(unplaced).toEqual([]);
  });

  it('are none in our own files', async () => {
    await fc.assert(
      fc.asyncProperty(anyResume, async (document) => {
        const file: unknown = JSON.parse(writeJsonResume(withoutExtras(document)));
        expect(await unplacedOf(file)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

/** A document without fields of other programs. */
const withoutExtras = (document: ResumeDocument): ResumeDocument => ({
  ...document,
  name: 'Ida Vale',
  extras: {},
  sections: document.sections.map((section) =>
    section.kind === 'summary'
      ? section
      : ({ ...section, entries: section.entries.map((entry) => ({ ...entry, extras: {} })) } as ResumeSection),
  ),
});
