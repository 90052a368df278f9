import { describe, expect, it } from 'vitest';
import { job } from '../testing/fixtures';
import type { PreparationMark } from './preparation-marks';
import { openStep, type PreparationFacts, questionItems, stepStates } from './preparation-steps';

const facts = (changes: Partial<PreparationFacts> = {}): PreparationFacts => ({
  job: job(),
  hasResume: false,
  hasLetter: false,
  marks: new Set(),
  ...changes,
});
const notesOf = (changes?: Partial<PreparationFacts>) => stepStates(facts(changes)).map(({ note }) => note);
const doneOf = (changes?: Partial<PreparationFacts>) =>
  stepStates(facts(changes)).flatMap(({ step, isDone }) => (isDone ? [step] : []));
const everyItem = new Set<PreparationMark>(questionItems.map(({ mark }) => mark));

describe('the steps of an application', () => {
  it('are open for a job that was only saved', () => {
    expect(doneOf()).toEqual([]);
    expect(notesOf()).toEqual(['No text yet', 'Not chosen', 'Not written', 'Not applied', '0 of 5 done']);
  });

  it('are done when everything is there', () => {
    const ready = job({ description: 'x'.repeat(600), coverLetter: 'Dear Ada', applied: true });
    expect(doneOf({ job: ready, hasResume: true, marks: everyItem })).toHaveLength(5);
    expect(notesOf({ job: ready, hasResume: true, marks: everyItem })).toEqual([
      'Text saved',
      'Chosen',
      'Written',
      'Applied',
      '5 of 5 done',
    ]);
  });

  it('need a posting of at least 100 characters', () => {
    expect(doneOf({ job: job({ description: 'x'.repeat(99) }) })).toEqual([]);
    expect(doneOf({ job: job({ jobPostingData: 'x'.repeat(100) }) })).toEqual(['posting']);
  });

  it('need a letter without blanks to fill in', () => {
    const unfinished = job({ coverLetter: 'Dear Ada,\n\n[Why this job: one sentence in your own words.]' });
    expect(doneOf({ job: unfinished })).toEqual([]);
    expect(notesOf({ job: unfinished })).toContain('Blanks to fill in');
    expect(doneOf({ job: unfinished, hasLetter: true })).toEqual(['letter']);
    expect(doneOf({ hasLetter: true, hasLetterBlanks: true })).toEqual([]);
    expect(notesOf({ hasLetter: true, hasLetterBlanks: true })).toContain('Blanks to fill in');
  });

  it('count a linked letter, and one that is not needed', () => {
    expect(doneOf({ hasLetter: true })).toEqual(['letter']);
    expect(doneOf({ marks: new Set(['no-letter']) })).toEqual(['letter']);
    expect(notesOf({ hasLetter: true, marks: new Set(['no-letter']) })).toContain('Written');
  });
});

describe('the open step', () => {
  const states = stepStates(facts({ hasResume: true, job: job({ description: 'x'.repeat(600) }) }));
  it.each([
    [{ step: 'questions' }, 'questions'],
    [{ step: 'no such step' }, 'letter'],
    [{}, 'letter'],
  ])('for %j is %s', (url, step) => {
    expect(openStep(url, states)).toBe(step);
  });

  it('is the application when everything is done', () => {
    expect(openStep({}, [])).toBe('apply');
  });
});
