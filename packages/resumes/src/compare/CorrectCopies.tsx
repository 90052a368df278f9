import { AppModal, Icon, changeWithUndo } from '@keepmark/ui';
import { useDatabase } from '@keepmark/local-store/react';
import { Alert, Badge, Button, Checkbox, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { entryName } from '@keepmark/resume-document/entry-name';
import type { ResumeDocument } from '@keepmark/resume-document';
import { readResumeDocument } from '../read-resume';
import { useResumes } from '../resumes-store';
import { isSameValue, entryFields, fieldOf, valueText } from './compared-fields';
import { type CopyCorrection, correctCopies, correctionsOf, editedEntries } from './corrections';
import classes from './CorrectCopies.module.css';
import { WordDiff } from '@keepmark/ui/word-diff';

const idleMs = 1500;

interface CorrectCopiesProps {
  readonly resumeId: string;
  /** The résumé when its editor opened, and now. */
  readonly before: ResumeDocument;
  readonly after: ResumeDocument;
}

/** After an edit of an entry that other versions have, too, offers to change it there. */
export function CorrectCopies({ resumeId, before, after }: CorrectCopiesProps) {
  const database = useDatabase();
  const resumes = useResumes();
  const [base, setBase] = useState(before);
  const [isOpen, setOpen] = useState(false);
  const [settled] = useDebouncedValue(after, idleMs);
  const corrections = useMemo(() => {
    const edited = editedEntries(base, settled);
    if (edited.length === 0 || resumes.length < 2) return [];
    const others = resumes.flatMap(({ internalId, title }) => {
      const document = internalId === resumeId ? undefined : readResumeDocument(database, internalId);
      return document ? [{ id: internalId, title, document }] : [];
    });
    return edited.flatMap((entry) => correctionsOf(entry, others));
  }, [base, settled, resumes, resumeId, database]);
  if (corrections.length === 0) return null;
  const versions = new Set(corrections.map((correction) => correction.resumeId)).size;
  const inWords = versions === 1 ? '1 other version has' : `${versions} other versions have`;
  return (
    <Alert
      color="info"
      icon={<Icon name="copy" />}
      title={`${inWords} the text that you changed`}
      withCloseButton
      closeButtonLabel="Not now"
      onClose={() => setBase(settled)}
    >
      <Button size="compact-md" variant="light" onClick={() => setOpen(true)}>
        Choose versions to change
      </Button>
      <AppModal opened={isOpen} onClose={() => setOpen(false)} title="Change other versions">
        <ChooseCopies
          corrections={corrections}
          onApply={(chosen) => {
            const count = new Set(chosen.map((correction) => correction.resumeId)).size;
            const label = `Changed ${count} other ${count === 1 ? 'version' : 'versions'}.`;
            if (!changeWithUndo(label, () => correctCopies(database, label, chosen))) return;
            setOpen(false);
            setBase(settled);
          }}
        />
      </AppModal>
    </Alert>
  );
}

interface ChooseCopiesProps {
  readonly corrections: readonly CopyCorrection[];
  readonly onApply: (chosen: readonly CopyCorrection[]) => void;
}

/** Lists the copies with what would change in each. Copies without a conflict are preselected. */
export function ChooseCopies({ corrections, onApply }: ChooseCopiesProps) {
  const keyOf = ({ resumeId, entryId }: CopyCorrection) => `${resumeId} ${entryId}`;
  const [chosen, setChosen] = useState(
    () => new Set(corrections.filter(({ outcome }) => outcome !== 'conflict').map(keyOf)),
  );
  const toggle = (key: string) =>
    setChosen((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]));
  const selected = corrections.filter((correction) => chosen.has(keyOf(correction)));
  return (
    <div className={classes['copies']}>
      {corrections.map((correction) => (
        <div key={keyOf(correction)} className={classes['copy']}>
          <Checkbox
            label={`${correction.resumeTitle}: ${entryName(correction.kind, correction.before)}`}
            checked={chosen.has(keyOf(correction))}
            disabled={!hasChanges(correction)}
            onChange={() => toggle(keyOf(correction))}
          />
          {correction.outcome === 'merged' ? (
            <Badge variant="light" color="gray">
              Keeps its own changes
            </Badge>
          ) : null}
          {correction.outcome === 'conflict' ? (
            <Text size="sm" c="dimmed">
              This version has other words at the same place. They stay; edit it by hand if needed.
            </Text>
          ) : null}
          <Changes correction={correction} />
        </div>
      ))}
      <Button disabled={selected.length === 0} onClick={() => onApply(selected)}>
        {selected.length === 1 ? 'Change 1 version' : `Change ${selected.length} versions`}
      </Button>
    </div>
  );
}

const changedFieldsOf = ({ kind, before, after }: CopyCorrection) =>
  entryFields(kind).filter(({ field }) => !isSameValue(fieldOf(before, field), fieldOf(after, field)));

const hasChanges = (correction: CopyCorrection): boolean => changedFieldsOf(correction).length > 0;

function Changes({ correction }: { correction: CopyCorrection }) {
  const { before, after } = correction;
  return changedFieldsOf(correction).map(({ field, label }) => (
    <div key={field} className={classes['field']}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <WordDiff left={valueText(fieldOf(before, field))} right={valueText(fieldOf(after, field))} show="both" />
    </div>
  ));
}
