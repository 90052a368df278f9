import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ResumeDocument } from '@keepmark/resume-document';
import { readResumeDocument } from '../read-resume';
import { createResumesStore } from '../resumes-store';
import { databaseOf } from '../testing/database-of';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { CorrectCopies } from './CorrectCopies';

const withCompany = (document: ResumeDocument, companyName: string): ResumeDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.kind === 'experience'
      ? { ...section, entries: section.entries.map((entry, at) => (at === 0 ? { ...entry, companyName } : entry)) }
      : section,
  ),
});
const companyOf = (document: ResumeDocument | undefined) => {
  const section = document?.sections.find(({ kind }) => kind === 'experience');
  return section?.kind === 'experience' ? section.entries[0]?.companyName : undefined;
};

it('applies an edit to the chosen copies', async () => {
  const { database, resumeIds } = databaseOf({ resumes: [sampleResume()] });
  const [first = ''] = resumeIds;
  const store = createResumesStore(database);
  const [second, third] = [store.copy(first).id, store.copy(first).id];
  const before = readResumeDocument(database, first)!;
  const after = withCompany(before, 'Mercy Medical Center');
  store.saveDocument(first, after);
  await renderScreen(
    (signedIn) => [
      createRoute({
        getParentRoute: () => signedIn,
        path: '/copies',
        component: () => <CorrectCopies resumeId={first} before={before} after={after} />,
      }),
    ],
    { path: '/copies', database },
  );

  expect(await screen.findByText('2 other versions have the text that you changed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose versions to change' }));
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Registered nurse \(Copy\)/ });
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  await userEvent.click(boxes[1]!);
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 version' }));
  const companies = () =>
    [second, third]
      .map((id) => companyOf(readResumeDocument(database, id)) ?? '')
      .toSorted((one, other) => one.localeCompare(other));
  await waitFor(() => expect(companies()).toEqual(['Mercy Hospital', 'Mercy Medical Center']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(companies()).toEqual(['Mercy Hospital', 'Mercy Hospital']));
});
