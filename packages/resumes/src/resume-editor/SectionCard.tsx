import { Icon } from '@keepmark/ui';
import { ActionIcon, Badge, Button, TextInput } from '@mantine/core';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { RichTextField } from '../editor/RichTextField';
import { SortableItem, SortableList } from '@keepmark/ui/sortable-list';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { type ResumeSection, entriesOf } from '@keepmark/resume-document';
import { CompactEntry } from './CompactEntry';
import { entryLabel, entryNouns } from '@keepmark/resume-document/entry-name';
import { addEntry, moveEntry, newEntry, renameSection } from './edit-document';
import { isCompact } from './entry-fields';
import { EntryCard } from './EntryCard';
import { useDocument, useEditor, useText } from './resume-editing';
import opening from './opening-card.module.css';
import classes from './SectionCard.module.css';
import { SectionMenu } from './SectionMenu';

export interface SectionCardProps {
  sectionId: string;
  at: number;
  count: number;
  /** Opens the section and focuses its first field. */
  isNew: boolean;
  /** The entry to open, with the focus in its first field. */
  targetId: string;
}

/** One section: its heading, its actions and, when open, its entries. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { sectionId, at, count, isNew, targetId } = props;
  const section = useDocument(({ sections }) => sections.find(({ id }) => id === sectionId));
  const hasTarget = section !== undefined && entriesOf(section).some(({ id }) => id === targetId);
  const language = useDocument(({ design }) => design.language);
  const [isOpen, setOpen] = useState(isNew || hasTarget || at < 3);
  const [isRenaming, setRenaming] = useState(false);
  const heading = section ? sectionHeading(section, language) : '';
  if (!section) return null;
  const entryCount = entriesOf(section).length;
  return (
    <SortableItem id={sectionId} name={heading} className={opening['card']}>
      {(handle) => (
        <section aria-label={heading} data-hidden={section.isHidden || undefined}>
          <div className={opening['head']}>
            {handle}
            {isRenaming ? (
              <RenameField section={section} heading={heading} onDone={() => setRenaming(false)} />
            ) : (
              <button
                type="button"
                className={opening['toggle']}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                <span className={classes['heading']}>{heading}</span>
                {entryCount > 0 ? <span className={classes['count']}>{entryCount}</span> : null}
                {section.isHidden ? (
                  <Badge variant="light" color="gray">
                    Hidden
                  </Badge>
                ) : null}
                <span className={classes['chevron']}>
                  <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
                </span>
              </button>
            )}
            <SectionMenu section={section} heading={heading} at={at} count={count} onRename={() => setRenaming(true)} />
          </div>
          {isOpen ? (
            <div className={classes['body']}>
              {section.kind === 'summary' ? (
                <SummaryField isNew={isNew} />
              ) : (
                <Entries
                  section={section}
                  firstId={hasTarget ? targetId : isNew ? entriesOf(section)[0]?.id : undefined}
                />
              )}
            </div>
          ) : null}
        </section>
      )}
    </SortableItem>
  );
});

function SummaryField({ isNew }: { isNew: boolean }) {
  const [summary, change] = useText('summary');
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    if (isNew) box.current?.querySelector('textarea')?.focus();
  }, [isNew]);
  return (
    <div ref={box}>
      <RichTextField
        label="Summary text"
        placeholder="Who you are and what you do best, in two or three sentences"
        value={summary}
        onChange={useCallback((text: string) => latest.current(text), [])}
      />
    </div>
  );
}

/** @param firstId the entry that is open at first */
function Entries({ section, firstId }: { section: ResumeSection; firstId: string | undefined }) {
  const { change } = useEditor();
  const entries = entriesOf(section);
  const ids = entries.map(({ id }) => id);
  const [openId, setOpenId] = useState(firstId);
  const [newId, setNewId] = useState(firstId);
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? undefined : id)), []);
  const { id: sectionId, kind } = section;

  const add = useCallback(() => {
    const entry = newEntry(kind);
    change((document) => addEntry(document, sectionId, entry));
    setOpenId(entry.id);
    setNewId(entry.id);
  }, [change, kind, sectionId]);

  return (
    <>
      <SortableList
        ids={ids}
        nameOf={(id) => {
          const entry = entries.find((one) => one.id === id);
          return entry ? entryLabel(kind, entry).title : '';
        }}
        onMove={(from, to) => change((document) => moveEntry(document, sectionId, from, to))}
      >
        {entries.map((entry, at) => {
          const shared = { sectionId, kind, entry, at, count: entries.length, isNew: entry.id === newId };
          return isCompact(kind) ? (
            <CompactEntry key={entry.id} {...shared} onEnter={add} />
          ) : (
            <EntryCard key={entry.id} {...shared} isOpen={entry.id === openId} onToggle={toggle} />
          );
        })}
      </SortableList>
      <Button
        variant="light"
        size="compact-md"
        className={classes['add'] ?? ''}
        leftSection={<Icon name="plus" size="xs" />}
        onClick={add}
      >
        Add {entryNouns[kind]}
      </Button>
    </>
  );
}

interface RenameFieldProps {
  section: ResumeSection;
  heading: string;
  onDone: () => void;
}

function RenameField({ section, heading, onDone }: RenameFieldProps) {
  const { change } = useEditor();
  const [text, setText] = useState(heading);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const save = () => {
    // The default heading stays empty, so that it follows the language.
    const usual = text.trim() === heading && section.heading === '';
    change((document) => renameSection(document, section.id, usual ? '' : text.trim()));
    onDone();
  };
  return (
    <form
      className={classes['rename']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        size="sm"
        ref={field}
        data-own-undo
        aria-label="Heading of the section"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <ActionIcon type="submit" variant="subtle" aria-label="Save heading">
        <Icon name="check" size="sm" />
      </ActionIcon>
    </form>
  );
}
