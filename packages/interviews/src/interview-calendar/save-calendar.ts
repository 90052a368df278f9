import { saveFile } from '@keepmark/ui/file-export';
import type { Interview } from '../interview-table';

/** Downloads interviews as an .ics file. */
export const saveCalendar = (name: string, interviews: readonly Interview[]): Promise<boolean> =>
  saveFile('calendar file', async () => {
    const { writeCalendar } = await import('./write-calendar');
    return { name, content: await writeCalendar(interviews, new Date()), type: 'text/calendar' };
  });
