import { jobSearchAssistant, jobSearchCoach } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { searchAdviceTask, suggestedQuestions } from './search-advice-task';

const context = { subject: { type: 'search', id: '', label: 'Nurse' }, personalData: { name: 'Ada King' } } as const;
const asked = { career: ' Nursing ', jobTitle: 'Nurse', question: ' What now? ' };

describe('a question about a job search', () => {
  it.each([
    ['assistant', jobSearchAssistant],
    ['coach', jobSearchCoach],
  ] as const)('goes to the %s with career and job title', (kind, call) => {
    const task = searchAdviceTask(kind, asked, context);
    expect(task).toMatchObject({ kind: `job-search-${kind}`, prompt: 'What now?', personalData: { name: 'Ada King' } });
    expect(task.request('Edited')).toEqual({
      call,
      body: { career: 'Nursing', jobTitle: 'Nurse', prompt: 'Edited' },
    });
  });

  it('can have the figures of the search below it', () => {
    const { prompt } = searchAdviceTask('coach', asked, { ...context, facts: 'Applications: 3' });
    expect(prompt).toBe('What now?\n\nFigures of my search:\nApplications: 3');
  });

  it('has a few suggestions on each screen', () => {
    for (const suggestions of Object.values(suggestedQuestions)) expect(new Set(suggestions).size).toBe(4);
  });
});
