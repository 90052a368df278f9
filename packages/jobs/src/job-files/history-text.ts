import { dayOf } from '@keepmark/ui/words';
import type { JobStep } from '../job-history/job-history';
import { type JobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import type { ImportedStep } from './imported-job';

const escaped = (note: string) => note.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
const unescaped = (note: string) =>
  note.replaceAll(/\\([^])/g, (_pair, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter));

const statuses = new Map<string, JobStatus>(jobStatuses.map((status) => [jobStatusLabels[status], status]));

/** The recorded steps of a history, one per line: date, status, date recorded, and note. */
export const historyText = (steps: readonly JobStep[]): string =>
  steps
    .filter(({ internalId }) => internalId !== undefined)
    .map(({ status, at, dateRecorded, note }) => [at, jobStatusLabels[status], dateRecorded, escaped(note)].join('; '))
    .join('\n');

/** Reads the steps that `historyText` wrote; undefined if a line isn't a step. */
export function readHistoryText(text: string): ImportedStep[] | undefined {
  const steps = text.split('\n').map((line): ImportedStep | undefined => {
    const [, at = '', label = '', dateRecorded = '', note = ''] =
      /^([^;]*); ([^;]*); ([^;]*);(?: ([^]*))?$/.exec(line) ?? [];
    const status = statuses.get(label);
    return status && dayOf(at) !== '' ? { status, at, dateRecorded, note: unescaped(note) } : undefined;
  });
  return steps.every((step) => step !== undefined) ? steps : undefined;
}
