import { TextInput } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';
import { SortableItem } from '@keepmark/ui/sortable-list';
import type { SectionKind, Entry } from '@keepmark/resume-document';
import { entryLabel } from '@keepmark/resume-document/entry-name';
import { changeEntry, type EntryChanges } from './edit-document';
import classes from './EntryCard.module.css';
import { entryFields } from './entry-fields';
import { EntryMenu } from './EntryMenu';
import { KeywordsField } from './KeywordsField';
import { useEditor } from './resume-editing';

export interface CompactEntryProps {
  sectionId: string;
  kind: SectionKind;
  entry: Entry;
  at: number;
  count: number;
  isNew: boolean;
  /** Called by Enter, to add the next entry. */
  onEnter: () => void;
}

/** A skill, language or interest, with its fields on one line. */
export const CompactEntry = memo(function CompactEntry(props: CompactEntryProps) {
  const { sectionId, kind, entry, at, count, isNew, onEnter } = props;
  const editor = useEditor();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) line.current?.querySelector('input')?.focus();
  }, [isNew]);
  const values: EntryChanges = entry;
  const change = (changes: EntryChanges) =>
    editor.change(
      (document) => changeEntry(document, sectionId, entry.id, changes),
      `${entry.id} ${Object.keys(changes).join(' ')}`,
    );
  const fields = entryFields(kind, entry);
  const { title } = entryLabel(kind, entry);
  return (
    <SortableItem id={entry.id} name={title} className={classes['compact']}>
      {(handle) => (
        <>
          {handle}
          <div
            ref={line}
            className={classes['line']}
            data-parts={fields.length}
            data-hidden={entry.isHidden || undefined}
          >
            {fields.map((field) => {
              if (field.type === 'keywords') {
                return (
                  <KeywordsField
                    key="keywords"
                    label={`${field.label} of ${title}`}
                    isLabelHidden
                    placeholder={field.placeholder}
                    value={values.keywords ?? []}
                    onChange={(keywords) => change({ keywords })}
                  />
                );
              }
              if (field.type !== 'text') return null;
              return (
                <TextInput
                  key={field.key}
                  aria-label={field === fields[0] ? `${field.label} ${at + 1}` : `${field.label} of ${title}`}
                  placeholder={field === fields[0] ? field.label : (field.placeholder ?? field.label)}
                  autoComplete="off"
                  value={values[field.key] ?? ''}
                  onChange={({ currentTarget }) => change({ [field.key]: currentTarget.value })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    onEnter();
                  }}
                />
              );
            })}
          </div>
          <EntryMenu sectionId={sectionId} entry={entry} name={title} at={at} count={count} isCompact />
        </>
      )}
    </SortableItem>
  );
});
