import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { leavePagesLoading } from '../testing/leave-pages-loading';
import { withNewIds } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { readResumeDocument } from '../read-resume';
import { renderResumes } from '../testing/render-resumes';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';

leavePagesLoading();

const version = (values: Partial<ResumeDocument>) => withNewIds(sampleResume({ title: 'Charge nurse', ...values }));

async function open(right: ResumeDocument) {
  const { database, resumeIds } = await renderResumes(
    ({ resumeIds: [one, other] }) => `/resume/compare?left=${one}&right=${other}`,
    { resumes: [sampleResume(), right] },
  );
  const [leftId = '', rightId = ''] = resumeIds;
  await screen.findByRole('heading', { level: 1, name: 'Compare résumés' });
  return {
    left: () => readResumeDocument(database, leftId)!,
    right: () => readResumeDocument(database, rightId)!,
  };
}

it('shows what differs, in words for screen readers', async () => {
  await open(version({ headline: 'Charge nurse, emergency care' }));
  const card = within(await screen.findByRole('region', { name: 'Contact data' }));
  expect(card.getByText('Headline')).toBeTruthy();
  const textOf = (word: string) => card.getByText(word).closest('div')?.textContent?.trim();
  expect(textOf('Registered')).toMatch(/^\[removed: Registered\] +nurse, emergency care$/);
  expect(textOf('Charge')).toMatch(/^\[added: Charge\] +nurse, emergency care$/);
  expect(screen.getByText(/^1 difference\./)).toBeTruthy();
});

it('applies one change to either side, with undo', async () => {
  const { left, right } = await open(version({ headline: 'Charge nurse', phone: '555 010 9999' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use right: Headline' }));
  await waitFor(() => expect(left().headline).toBe('Charge nurse'));
  expect(left().phone).toBe('(512) 555-0142');
  await userEvent.click(await screen.findByRole('button', { name: 'Use left: Phone' }));
  await waitFor(() => expect(right().phone).toBe('(512) 555-0142'));
  expect(await screen.findByRole('heading', { name: 'No differences' })).toBeTruthy();
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undo!);
  await waitFor(() => expect([left().headline, right().phone]).not.toEqual(['Charge nurse', '(512) 555-0142']));
});

it('asks for two résumés', async () => {
  await renderResumes('/resume/compare', { resumes: [sampleResume()] });
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
});

it('says that a linked résumé was deleted', async () => {
  await renderResumes(({ resumeIds: [one] }) => `/resume/compare?left=${one}&right=gone`, {
    resumes: [sampleResume(), version({})],
  });
  expect(await screen.findByText('This résumé was deleted. Choose another one.')).toBeTruthy();
});
