import type { FileReading } from '@keepmark/ui/file-reading';
import { plural } from '@keepmark/ui/words';
import { type ReadEvent, readCalendarFile } from './read-calendar';

/** Reads the events of a calendar file or an invitation. @throws {FileImportError} */
export async function interviewsReading(file: File, ownZone: string): Promise<FileReading<ReadEvent>> {
  const { events, unreadableCount } = await readCalendarFile(file, file.name, ownZone);
  return {
    kind: 'interviews',
    rows: events,
    remarks: events.flatMap(({ summary, unknownZone }) =>
      unknownZone === '' ? [] : [`${summary}: unknown time zone “${unknownZone}”`],
    ),
    skipped: unreadableCount > 0 ? [`${plural(unreadableCount, 'event')} without a date that we can read`] : [],
  };
}
