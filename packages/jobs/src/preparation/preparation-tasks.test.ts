import { requestAi } from '@keepmark/contracts';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { describe, expect, it } from 'vitest';
import { job } from '../testing/fixtures';
import { preparationTasks } from './preparation-tasks';

const baker = job({ internalId: 'job-7', jobTitle: 'Baker', companyName: 'Acme', description: 'Bake rye bread.' });
const resume = blankDocument({ name: 'Ada King', email: 'ada@example.com', headline: 'Pastry chef' });

describe('the tasks for a job', () => {
  const tasks = preparationTasks({ job: baker, resume });

  it.each(Object.values(tasks).map((task) => [task.title, task] as const))('%s: sends its own kind', (_, task) => {
    expect(task.prompt).toContain('Bake rye bread.');
    expect(task.request('Edited')).toEqual({ call: requestAi, body: { prompt: 'Edited', kind: task.kind } });
    expect(task.subject).toEqual({ type: 'job', id: 'job-7', label: 'Baker at Acme' });
    expect(task.personalData).toMatchObject({ name: 'Ada King', email: 'ada@example.com' });
  });

  it('give the résumé to the letter and the preparation, without name and address', () => {
    const withResume = Object.values(tasks).filter(({ prompt }) => prompt.includes('Pastry chef'));
    expect(withResume.map(({ kind }) => kind)).toEqual(['job-preparation', 'cover-letter']);
    for (const { prompt } of withResume) expect(prompt).not.toMatch(/Ada King|ada@example/);
  });

  it('work without a résumé', () => {
    const { letter } = preparationTasks({ job: baker });
    expect(letter.prompt).toContain('Bake rye bread.');
    expect(letter.personalData).toEqual({});
  });
});
