import type { StoredAnswer } from '@keepmark/assistant';

/** A saved answer of career counseling, with the given changes. */
export const answerAbout = (changes: Partial<StoredAnswer> = {}): Partial<StoredAnswer> => ({
  kind: 'career-counseling',
  title: 'Ask about this career',
  subjectType: 'career',
  subjectId: '29-1141',
  subjectLabel: 'Registered Nurses',
  prompt: '',
  answer: 'Nurses work in **shifts**.\n\n- Shadow a nurse for a day\n- Take anatomy',
  provider: 'local',
  model: 'stand-in',
  finish: 'stop',
  createdDate: '2026-11-22T09:00:00.000Z',
  isSaved: true,
  ...changes,
});
