import { notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import type { Interview } from '../interview-table';

/** Downloads interviews as an .ics file. */
export async function saveCalendar(name: string, interviews: readonly Interview[]): Promise<void> {
  try {
    const { writeCalendar } = await import('./write-calendar');
    downloadFile(name, await writeCalendar(interviews, new Date()), 'text/calendar');
  } catch {
    notify.error('We couldn’t create the calendar file. Check your connection and try again.');
  }
}
