import { expect, it } from 'vitest';
import { subjectLink } from './subject-link';

it.each([
  ['cover-letter', 'job', 'j1', { to: '/job/application/preparation/j1' }],
  ['job-search-coach', 'job', 'j1', { to: '/job/search/coach/j1' }],
  ['job-search-assistant', 'search', '', { to: '/job/search/assistant' }],
  ['company-summary', 'company', 'c1', { to: '/company/research/c1' }],
  ['resume-review', 'resume', 'r1', { to: '/resume/review/r1' }],
  ['career-counseling', 'career', '29-1141', { to: '/career/counseling', search: { code: '29-1141' } }],
  ['career-counseling', 'career', 'fire eater', { to: '/career/counseling', search: { career: 'fire eater' } }],
  ['career-coaching', 'career', 'Data analyst', { to: '/career/coaching', search: { conversation: 'Data analyst' } }],
  ['salary-advice', 'salary', '29-1141', { to: '/salary/assistant/29-1141' }],
  ['interview-feedback', 'interview', 'Why us?', { to: '/interview/practice' }],
  ['job-summary', 'job', 'a/b', { to: '/job/application/preparation/a%2Fb' }],
])('leads from an answer of %s about a %s %j to its screen', (kind, subjectType, subjectId, link) => {
  expect(subjectLink({ kind, subjectType, subjectId })).toEqual(link);
});

it.each([
  ['poem', 'moon', 'x'],
  ['poem', 'constructor', 'x'],
  ['job-summary', 'job', ''],
])('leads nowhere from %s about %s %j', (kind, subjectType, subjectId) => {
  expect(subjectLink({ kind, subjectType, subjectId })).toBeUndefined();
});
