import type { AiResult } from '@keepmark/contracts';
import type { ScriptedAnswer } from '@keepmark/assistant/testing';

/** AI answers about `sampleResume()` and the posting of the first job of `storySlots`. */
const results: Readonly<Record<string, AiResult>> = {
  'ai/resume/review': {
    findings: [
      { severity: 'praise', message: 'The times before and after are easy to picture.', quote: 'from 14 to 6 minutes' },
      {
        severity: 'important',
        message: 'Say what the checklist changed for patients or colleagues.',
        quote: 'Introduced a checklist for handovers',
      },
      { severity: 'improvement', message: 'Name the years of your license.', quote: '' },
    ],
  },
  'ai/resume/analyze': {
    score: 67,
    requirements: [
      {
        requirement: 'ACLS certification',
        quote: 'ACLS and BLS certification',
        isRequired: true,
        evidence: 'Advanced Cardiac Life Support',
      },
      {
        requirement: 'Leading a night shift',
        quote: 'Three years of leading a night shift',
        isRequired: true,
        evidence: 'Led the night shift of a 48-bed emergency department',
      },
      { requirement: 'Phlebotomy', quote: 'phlebotomy', isRequired: true, evidence: '' },
    ],
  },
  'ai/resume/optimize': {
    changes: [
      {
        path: 'experience/mercy/notes/2',
        before: '- Led the night shift of a 48-bed emergency department',
        after: '- Led the night shift of a 48-bed emergency department and supervised 45 nurses with phlebotomy skills',
        sourceIds: ['mercy'],
        reason: 'The posting asks for leading a night shift.',
      },
      {
        path: 'experience/lakeside/notes/0',
        before: '- Cared for 12 patients a shift in a medical-surgical unit',
        after: '- Assessed and cared for 12 patients per shift in a medical-surgical unit',
        sourceIds: ['lakeside'],
        reason: 'Uses the words of the posting.',
      },
      {
        path: 'experience/lakeside/notes/1',
        before: '- Introduced a checklist for handovers',
        after: '- Introduced a handover checklist',
        sourceIds: ['lakeside'],
        reason: '',
      },
    ],
  },
};

/** The script for `aiService`. */
export const aboutResumes = (_body: unknown, path: string): ScriptedAnswer => ({
  answer: 'The answer as text.',
  result: results[path] ?? {},
});
