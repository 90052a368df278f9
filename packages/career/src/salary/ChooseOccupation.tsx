import { popularOccupations } from '@keepmark/postings/popular-occupations';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Anchor, Button, Text } from '@mantine/core';
import { formatDay } from '@keepmark/ui/words';
import { Link } from '@tanstack/react-router';
import { type ChosenOccupation, OccupationField } from '../occupations/OccupationField';
import { OccupationLinks } from '../occupations/OccupationLinks';
import { useOccupationTitles } from '../occupations/occupations-api';
import classes from './ChooseOccupation.module.css';
import { useSalaryNotes } from './negotiation/salary-notes-store';
import { useSalaryNoteActions } from './negotiation/use-salary-note-actions';

export interface ChooseOccupationProps {
  /** The job title in the URL; empty for none. */
  readonly jobTitle: string;
  readonly onChoose: (occupation: ChosenOccupation) => void;
}

/** Chooses an occupation by title, from matches of the URL's title or popular ones, or from the person's notes. */
export function ChooseOccupation({ jobTitle, onChoose }: ChooseOccupationProps) {
  return (
    <>
      <OccupationField className={classes['field']} value={null} onChange={onChoose} />
      {jobTitle === '' ? null : <Matching jobTitle={jobTitle} />}
      <Noted />
      {jobTitle === '' ? (
        <OccupationLinks heading="Popular" occupations={popularOccupations}>
          {(occupation) => <OccupationLink occupation={occupation} />}
        </OccupationLinks>
      ) : null}
    </>
  );
}

function OccupationLink({ occupation: { code, title } }: { occupation: ChosenOccupation }) {
  return (
    <Anchor renderRoot={(props) => <Link {...props} to="/salary/assistant/{-$career}" params={{ career: code }} />}>
      {title}
    </Anchor>
  );
}

/** Occupations that match a job title. */
function Matching({ jobTitle }: { jobTitle: string }) {
  const titles = useOccupationTitles(jobTitle.trim().slice(0, 100));
  if (titles.isPending) return <LoadingState label="Loading occupations" />;
  if (titles.isError) {
    return (
      <ErrorState title="We couldn’t look up this title" onRetry={() => void titles.refetch()}>
        {titles.error.message}
      </ErrorState>
    );
  }
  const { results } = titles.data;
  return (
    <Section title={results.length > 0 ? `Which is closest to “${jobTitle}”?` : `No occupation matches “${jobTitle}”`}>
      {results.length === 0 ? <Text>Search for a more common title above.</Text> : null}
      <ul className={classes['list']}>
        {results.map((occupation) => (
          <li key={occupation.code}>
            <OccupationLink occupation={occupation} />
            {occupation.matchingTitles.length > 0 ? (
              <Text size="sm" c="dimmed">
                {occupation.matchingTitles.join(', ')}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Occupations with notes. */
function Noted() {
  const notes = useSalaryNotes();
  const actions = useSalaryNoteActions();
  if (notes.length === 0) return null;
  return (
    <Section title="Your notes">
      <ul className={classes['list']}>
        {notes.map((note) => (
          <li key={note.internalId} className={classes['note']}>
            <div>
              <OccupationLink occupation={{ code: note.occupationCode, title: note.occupationTitle }} />
              <Text size="sm" c="dimmed">
                {formatDay(note.dateUpdated)}
              </Text>
            </div>
            <Button
              size="compact-sm"
              variant="subtle"
              color="error"
              aria-label={`Delete notes: ${note.occupationTitle}`}
              onClick={() => actions.delete(note)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
