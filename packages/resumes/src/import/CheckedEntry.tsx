import { Icon } from '@keepmark/ui';
import { entryNouns } from '@keepmark/resume-document/entry-name';
import { slotLabel, slotsOf } from '@keepmark/resume-document/entry-slots';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { formatDateRange } from '@keepmark/resume-pages/format-date';
import { ActionIcon, Menu, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { changeKind, deleteEntry } from '../import-repair/change-entry';
import { entryOf } from '../import-repair/draft-document';
import type { DraftEntry, DraftLine, DraftSection } from '../import-repair/import-draft';
import { joinEntries } from '../import-repair/join-entries';
import { capitalized, draftEntryName, entryKinds } from '../import-repair/line-targets';
import { splitEntry } from '../import-repair/split-entry';
import { useImportRepairs } from './import-repairs';
import { LineRow } from './LineRow';
import classes from './CheckedEntry.module.css';

export interface CheckedEntryProps {
  section: Pick<DraftSection, 'kind'>;
  entry: DraftEntry;
  at: number;
  /** Why it may be wrong, a sentence each. */
  doubts: readonly string[];
}

/** An entry as it will be saved, line by line, with what can be repaired. */
export const CheckedEntry = memo(function CheckedEntry({ section, entry, at, doubts }: CheckedEntryProps) {
  const { kind } = section;
  const name = draftEntryName(kind, entry, at);
  const saved = entryOf(kind, entry);
  const slots = slotsOf(kind).filter((slot) => (entry.slots[slot]?.lines.length ?? 0) > 0);
  const [only, ...others] = slots.flatMap((slot) => entry.slots[slot]?.lines ?? []);
  if (kind === 'skills' && only && others.length === 0 && doubts.length === 0) {
    return (
      <article className={classes['single']} aria-label={name}>
        <LineRow line={only} isPlain>
          <EntryItems kind={kind} entry={entry} at={at} />
        </LineRow>
      </article>
    );
  }
  return (
    <article
      className={classes['entry']}
      aria-label={name}
      data-doubtful={doubts.length > 0 || undefined}
      tabIndex={-1}
    >
      <div className={classes['head']}>
        <Title order={4} size="h5" className={classes['name'] ?? ''}>
          {name}
        </Title>
        <EntryActions kind={kind} entry={entry} at={at} name={name} />
      </div>
      {doubts.map((doubt) => (
        <Text key={doubt} size="sm" className={classes['doubt'] ?? ''}>
          <Icon name="alert-triangle" size="sm" /> {doubt}
        </Text>
      ))}
      {slots.map((slot) =>
        (entry.slots[slot]?.lines ?? []).map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            isRich={slot === 'notes'}
            {...(index === 0 && { label: slotLabel(kind, slot) })}
            {...(index === 0 && slot === 'dates' && { value: dateText(saved) })}
          >
            <SplitItem entry={entry} line={line} kind={kind} />
          </LineRow>
        )),
      )}
    </article>
  );
});

const dateDesign = { dateFormat: 'MMM YYYY', language: 'en' } as const;
const dateText = (entry: ReturnType<typeof entryOf>): string =>
  'startDate' in entry ? formatDateRange(entry.startDate, entry.endDate, dateDesign) : '';

interface SplitItemProps {
  entry: DraftEntry;
  line: DraftLine;
  kind: DraftSection['kind'];
}

function SplitItem({ entry, line, kind }: SplitItemProps) {
  const { editor, announce } = useImportRepairs();
  return (
    <Menu.Item
      leftSection={<Icon name="page-break" size="sm" />}
      onClick={() => {
        editor.change((draft) => splitEntry(draft, entry.id, line.id));
        announce(`A new ${entryNouns[kind]} starts at this line.`);
      }}
    >
      Start a new {entryNouns[kind]} here
    </Menu.Item>
  );
}

interface EntryItemsProps {
  kind: DraftSection['kind'];
  entry: DraftEntry;
  at: number;
}

function EntryActions({ name, ...props }: EntryItemsProps & { name: string }) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes['actions'] ?? ''}
          aria-label={`Actions for ${name}`}
        >
          <Icon name="dots-vertical" size="sm" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''}>
        <EntryItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function EntryItems({ kind, entry, at }: EntryItemsProps) {
  const { editor, announce } = useImportRepairs();
  const change = (say: string, repair: Parameters<typeof editor.change>[0]) => {
    editor.change(repair);
    announce(say);
  };
  return (
    <>
      <Menu.Item
        leftSection={<Icon name="arrow-up" size="sm" />}
        disabled={at === 0}
        onClick={() => change('Joined with the entry above.', (draft) => joinEntries(draft, entry.id))}
      >
        Join with the entry above
      </Menu.Item>
      <Menu.Item
        color="error"
        leftSection={<Icon name="trash" size="sm" />}
        onClick={() => change('Deleted. Its lines have no place now.', (draft) => deleteEntry(draft, entry.id))}
      >
        Delete, and keep its lines
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>Change to</Menu.Label>
      {entryKinds
        .filter((other) => other !== kind)
        .map((other) => (
          <Menu.Item
            key={other}
            onClick={() => change(`It’s in ${sectionName(other)} now.`, (draft) => changeKind(draft, entry.id, other))}
          >
            {capitalized(entryNouns[other])}
          </Menu.Item>
        ))}
    </>
  );
}

const sectionName = (kind: DraftSection['kind']): string => sectionHeading({ kind, heading: '' }, 'en');
