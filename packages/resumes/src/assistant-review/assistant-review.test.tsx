import { fakeApi } from '@keepmark/api-client/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import { aiService, withAi, withoutAi } from '@keepmark/assistant/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createResumesStore, readResumes } from '../resumes-store';
import { createResumesRoutes } from '../routes';
import { documentOfRows, readEntryRows } from '../resume-rows';
import { aboutResumes } from '../testing/ai-answers';
import { renderResumes } from '../testing/render-resumes';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { storySlots } from '../testing/story-slots';

// Pages and files need a real browser. Stories and journeys test them.
vi.mock('@keepmark/resume-pages/document-tasks', () => ({ runDocumentTask: () => new Promise(() => {}) }));
vi.mock('../parser-view/ParserView', () => ({ ParserView: () => 'Parser view' }));

const open = (service = { ...withAi(), ...aiService(aboutResumes) }) =>
  renderResumes(({ resumeIds: [id] }) => `/resume/review/${id}`, {
    resumes: [sampleResume()],
    slots: storySlots,
    service,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pickJob = async (name = 'Charge nurse at Harbor Medical') =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Job' }), name);

it('shows what the AI noticed, most important first, with the quoted lines', async () => {
  await open();
  await press('Review with AI');
  const answer = within(await screen.findByRole('article', { name: 'Answer: Review with AI' }));
  expect(answer.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Important',
    'Could be better',
    'Good',
  ]);
  expect(answer.getByText('from 14 to 6 minutes').tagName).toBe('MARK');
  expect(
    answer.getByRole('link', { name: /^Edit Experience: Registered nurse, Lakeside/ }).getAttribute('href'),
  ).toMatch(/#lakeside$/);
});

it('compares with the posting of a chosen job: quotes, evidence and the computed score', async () => {
  const { requests } = await open();
  await pickJob();
  await press('Compare with the requirements');
  const answer = within(await screen.findByRole('article', { name: 'Answer: Compare with the requirements' }));
  expect(answer.getByText('67 of 100')).toBeTruthy();
  expect(answer.getByRole('heading', { name: 'Not shown (1)' })).toBeTruthy();
  expect(answer.getByText('ACLS and BLS certification')).toBeTruthy();
  expect(answer.getByText('Led the night shift of a 48-bed emergency department')).toBeTruthy();
  const sent = JSON.stringify(requests.find(({ call }) => call === 'POST ai/resume/analyze')?.body);
  expect(sent).toContain('phlebotomy');
  expect(sent).not.toContain('Okafor');
});

it('gives no score for requirements that reached the length limit', async () => {
  const result = { requirements: [{ requirement: 'ACLS', quote: 'ACLS', isRequired: true, evidence: '' }] };
  await open({ ...withAi(), ...aiService({ answer: '- Not shown: ACLS', finish: 'length', result }) });
  await pickJob();
  await press('Compare with the requirements');
  const answer = within(await screen.findByRole('article', { name: 'Answer: Compare with the requirements' }));
  expect(answer.getByText(/reached its length limit, so points may be missing/)).toBeTruthy();
  expect(answer.getByText('No score, because some requirements may be missing')).toBeTruthy();
  expect(answer.queryByRole('progressbar')).toBeNull();
});

it("doesn't judge the fit for a posting with fewer than 100 characters", async () => {
  await open();
  await pickJob('Nurse educator at Cedar College');
  expect(await screen.findByText(/fewer than 100 characters/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Compare with the requirements' })).toBeNull();
});

it('makes a new version from the accepted changes, red ones only if confirmed', async () => {
  const { database, resumeIds, router } = await open();
  await pickJob();
  await press('Suggest changes');
  const answer = within(await screen.findByRole('article', { name: 'Answer: Suggest changes' }));
  const [red, , safe] = answer.getAllByRole('button', { name: 'Accept' }) as [
    HTMLButtonElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(red.disabled).toBe(true);
  expect(answer.getByRole('button', { name: 'Create version' }).hasAttribute('disabled')).toBe(true);
  expect(answer.getByText('Your résumé doesn’t have this skill. Only the posting has it.')).toBeTruthy();
  for (const claim of answer.getAllByRole('checkbox')) await userEvent.click(claim);
  expect(red.disabled).toBe(false);
  await userEvent.click(answer.getAllByRole('checkbox')[0]!);
  expect(red.disabled).toBe(true);

  safe.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(answer.getAllByRole('button', { name: 'Reject' })[1]!);
  expect(answer.getByText('3 suggested changes, 1 accepted')).toBeTruthy();
  await userEvent.click(answer.getByRole('button', { name: 'Create version with 1 change' }));

  const [original] = resumeIds;
  const rows = readResumes(database);
  const version = rows.find(({ internalId }) => internalId !== original);
  expect(version?.title).toBe('Registered nurse - Optimized For Charge nurse at Harbor Medical');
  const textOf = (row: (typeof rows)[number]) =>
    JSON.stringify(documentOfRows(row, readEntryRows(database, row.internalId)).sections);
  expect(textOf(version!)).toContain('Introduced a handover checklist');
  expect(textOf(version!)).not.toContain('45 nurses');
  expect(textOf(version!)).toContain('Cared for 12 patients a shift');
  expect(textOf(rows.find(({ internalId }) => internalId === original)!)).toContain('a checklist for handovers');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/resume/edit/${version?.internalId}`));
});

it('keeps decisions about suggestions when people leave the page and come back', async () => {
  const { database, router, unmount } = await open();
  await pickJob();
  await press('Suggest changes');
  const first = within(await screen.findByRole('article', { name: 'Answer: Suggest changes' }));
  await userEvent.click(first.getAllByRole('checkbox')[0]!);
  await userEvent.click(first.getAllByRole('button', { name: 'Accept' })[2]!);
  await userEvent.click(first.getAllByRole('button', { name: 'Reject' })[1]!);
  const { pathname } = router.state.location;
  unmount();

  const { api } = fakeApi(withAi());
  await renderScreen((signedIn) => createResumesRoutes(signedIn, storySlots), { path: pathname, database, api });
  await pickJob();
  const again = within(await screen.findByRole('article', { name: 'Answer: Suggest changes' }));
  expect(again.getByText('3 suggested changes, 1 accepted')).toBeTruthy();
  expect(again.getByRole('button', { name: 'Rejected' })).toBeTruthy();
  expect(again.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toContain(true);
});

it('shows no list of suggestions when all are for lines that another résumé has', async () => {
  const { database, unmount } = await open();
  await pickJob();
  await press('Suggest changes');
  await screen.findByRole('article', { name: 'Answer: Suggest changes' });
  unmount();
  const other = createResumesStore(database).add({ ...sampleResume(), title: 'Other' });
  const { api } = fakeApi(withAi());
  const path = `/resume/review/${other}`;
  await renderScreen((signedIn) => createResumesRoutes(signedIn, storySlots), { path, database, api });
  await pickJob();
  const answer = within(await screen.findByRole('article', { name: 'Answer: Suggest changes' }));
  expect(answer.getByText('This answer is about Charge nurse at Harbor Medical, with Registered nurse.')).toBeTruthy();
  expect(answer.getByText('Your résumé has changed since these suggestions. Ask again for new ones.')).toBeTruthy();
  expect(answer.queryByRole('button', { name: /^Create version/ })).toBeNull();
});

it('offers prompts to copy, with the résumé and the posting, if AI is not set up', async () => {
  await open(withoutAi());
  await pickJob();
  await userEvent.click(await screen.findByText('Prompt: Suggest changes'));
  const prompt = (await screen.findByLabelText('Prompt')).textContent;
  expect(prompt).toContain('Cared for 12 patients a shift');
  expect(prompt).toContain('Experience with triage, wound care and phlebotomy');
  expect(prompt).not.toContain('Okafor');
});
