import { expect, it } from 'vitest';
import { blankDocument, newFurtherEntry } from '@keepmark/resume-document/new-document';
import { compareRead } from './compare-read';

it('finds an entry that has nothing but notes', () => {
  const document = {
    ...blankDocument(),
    sections: [
      {
        id: 'references',
        kind: 'references' as const,
        heading: '',
        isHidden: false,
        entries: [newFurtherEntry({ notes: 'Available upon request' })],
      },
    ],
  };
  const group = compareRead(document, document, []).find(({ fields }) => fields.length > 0);
  expect(group?.fields.map(({ result }) => result)).toEqual(['found']);
});
