import { blankDocument, newSkill } from '@keepmark/resume-document/new-document';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftOf } from '../import-repair/import-draft';
import { ImportPreview } from './ImportPreview';

it('counts the hidden parts of a file, which it doesn’t show', () => {
  const skills = { id: 'skills', kind: 'skills', heading: '', isHidden: false } as const;
  const entries = [newSkill({ skillName: 'Raku', isHidden: true }), newSkill({ skillName: 'Slip' })];
  const document = blankDocument({ name: 'Ida Vale', sections: [{ ...skills, entries }] });
  render(
    <MantineProvider env="test">
      <ImportPreview
        fileName="ida.json"
        draft={draftOf({ document, unplaced: [], notices: [] })}
        notices={[]}
        onConfirm={() => {}}
        onChooseAgain={() => {}}
        onCancel={() => {}}
      />
    </MantineProvider>,
  );
  expect(screen.getByText('1 hidden part will be imported and stay hidden.')).toBeTruthy();
  expect(screen.getByText('Slip')).toBeTruthy();
  expect(screen.queryByText('Raku')).toBeNull();
});
