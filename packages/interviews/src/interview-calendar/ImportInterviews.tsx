import { useAppContext } from '@keepmark/app-shell';
import { userOf } from '@keepmark/auth';
import { useSavedJobs } from '@keepmark/jobs/jobs-store';
import { ImportDialog, useChosenFile } from '@keepmark/ui/file-import';
import { plural } from '@keepmark/ui/words';
import { useState } from 'react';
import { ownTimeZone } from '../interview-time/zone-names';
import { useSavedInterviews } from '../interviews-store';
import { useInterviewActions } from '../use-interview-actions';
import { EventsPreview } from './EventsPreview';
import { planImport } from './plan-import';
import { type ReadCalendar, readCalendarFile, type ReadEvent, withZones } from './read-calendar';

const readEvents = (file: File): Promise<ReadCalendar> => readCalendarFile(file, file.name, ownTimeZone());

/** Imports interviews from an .ics file, after a preview. */
export default function ImportInterviews({ onClose }: { onClose: () => void }) {
  const { auth } = useAppContext();
  const { read, choose } = useChosenFile(readEvents);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [zones, setZones] = useState<Readonly<Record<string, string>>>({});
  const interviews = useSavedInterviews();
  const jobs = useSavedJobs();
  const { importAll } = useInterviewActions();
  const ownEmail = userOf(auth.session.getState())?.email ?? '';
  const planOf = (events: readonly ReadEvent[]) => planImport(events, { interviews, jobs }, ownEmail);
  const plan = read?.content && planOf(withZones(read.content.events, zones));
  const unknownZones = [...new Set(read?.content?.events.map(({ unknownZone }) => unknownZone))].filter(Boolean);
  const changes = (plan ?? []).filter(({ outcome }) => outcome === 'add' || outcome === 'update');
  const wanted = changes.filter(({ event }) => chosen.has(event.key));

  const chooseFile = async (file: File): Promise<void> => {
    const calendar = await choose(file);
    if (!calendar) return;
    const likely = planOf(calendar.events).filter(({ isLikely }) => isLikely);
    setZones({});
    setChosen(new Set(likely.map(({ event }) => event.key)));
  };
  const save = () => {
    const added = wanted.filter(({ outcome }) => outcome === 'add').map(({ values }) => values);
    const updated = wanted.flatMap(({ existing, values }) =>
      existing ? [{ internalId: existing.internalId, changes: values }] : [],
    );
    if (importAll(added, updated)) onClose();
  };
  const toggle = (event: ReadEvent) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(event.key)) next.add(event.key);
      return next;
    });

  return (
    <ImportDialog
      title="Import interviews"
      hint="Choose the calendar file (.ics) attached to an invitation, the email itself (.eml), or a file exported from your calendar. An interview that you imported before is updated, not added again."
      accept=".ics,.ical,.ifb,.vcs,.eml,text/calendar,message/rfc822"
      onChoose={(file) => void chooseFile(file)}
      problem={read?.problem}
      preview={
        plan && (
          <EventsPreview
            plan={plan}
            unreadableCount={read?.content?.unreadableCount ?? 0}
            chosen={chosen}
            onToggle={toggle}
            unknownZones={unknownZones}
            zones={zones}
            onZone={(name, timeZone) => setZones((before) => ({ ...before, [name]: timeZone }))}
          />
        )
      }
      importButton={
        changes.length > 0
          ? { label: `Import ${plural(wanted.length, 'interview')}`, isDisabled: wanted.length === 0 }
          : undefined
      }
      onImport={save}
      onClose={onClose}
    />
  );
}
