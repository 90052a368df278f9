import { aiRequestKinds, requestAi } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { company } from '../testing/fixtures';
import { researchQuestions } from './research-tasks';

const acme = company({ internalId: 'acme', companyName: 'Acme & Sons', notes: 'My private note', city: 'Reno' });
const questions = researchQuestions(acme);

it('asks each of the six questions about a company, without the notes', () => {
  expect(questions.map(({ task }) => task.kind)).toEqual(aiRequestKinds.filter((kind) => kind.startsWith('company-')));
  for (const { task } of questions) {
    expect(task.prompt).toContain('Acme & Sons');
    expect(task.prompt).not.toContain('private');
    expect(task.subject).toEqual({ type: 'company', id: 'acme', label: 'Acme & Sons' });
    expect(task.request('Edited')).toEqual({ call: requestAi, body: { prompt: 'Edited', kind: task.kind } });
  }
});

it('labels every answer, and shows no address that a model wrote', () => {
  for (const { task } of questions) {
    expect(task).toMatchObject({ label: 'from the model’s memory, not verified', omitsAddresses: true });
  }
});

it('builds the links to LinkedIn and to reviews from the name', () => {
  const urls = questions.flatMap(({ task, links }) => links.map(({ url }) => [task.kind, new URL(url).hostname]));
  expect(urls).toEqual([
    ['company-linkedin', 'www.linkedin.com'],
    ['company-linkedin', 'www.linkedin.com'],
    ['company-reviews', 'www.glassdoor.com'],
    ['company-reviews', 'www.indeed.com'],
  ]);
  for (const { url } of questions.flatMap(({ links }) => links)) expect(url).toContain('Acme%20%26%20Sons');
});
