import { Checkbox, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import { MonthField } from '../editor/MonthField';
import { RichTextField } from '../editor/RichTextField';
import type { SectionKind, Entry } from '@keepmark/resume-document';
import { changeEntry, type EntryChanges } from './edit-document';
import { entryFields, type EntryField } from './entry-fields';
import parts from '../editor/form-parts.module.css';
import { KeywordsField } from './KeywordsField';
import { useEditor } from './resume-editing';

export interface EntryFieldsProps {
  sectionId: string;
  kind: SectionKind;
  entry: Entry;
}

/** The form of one entry. */
export function EntryFields({ sectionId, kind, entry }: EntryFieldsProps) {
  const editor = useEditor();
  const change = useCallback(
    (changes: EntryChanges) =>
      editor.change(
        (document) => changeEntry(document, sectionId, entry.id, changes),
        `${entry.id} ${Object.keys(changes).join(' ')}`,
      ),
    [editor, sectionId, entry.id],
  );
  return (
    <div className={parts['fields']} data-compact={kind === 'skills' || undefined}>
      {entryFields(kind, entry).map((field) => (
        <EntryFieldInput key={JSON.stringify(field)} field={field} entry={entry} onChange={change} />
      ))}
    </div>
  );
}

interface EntryFieldInputProps {
  field: EntryField;
  entry: Entry;
  onChange: (changes: EntryChanges) => void;
}

function EntryFieldInput({ field, entry, onChange }: EntryFieldInputProps) {
  const values: EntryChanges = entry;
  const changeNotes = useCallback((notes: string) => onChange({ notes }), [onChange]);
  if (field.type === 'months') {
    return <MonthsFields values={values} isOngoing={field.isOngoing} onChange={onChange} />;
  }
  if (field.type === 'text') {
    return (
      <TextInput
        label={field.label}
        placeholder={field.placeholder}
        autoComplete="off"
        value={values[field.key] ?? ''}
        onChange={({ currentTarget }) => onChange({ [field.key]: currentTarget.value })}
      />
    );
  }
  if (field.type === 'month') {
    return (
      <MonthField
        label={field.label}
        value={values[field.key] ?? ''}
        onChange={(date) => onChange({ [field.key]: date })}
      />
    );
  }
  return (
    <div className={parts['wide']}>
      {field.type === 'keywords' ? (
        <KeywordsField
          label={field.label}
          placeholder={field.placeholder}
          value={values.keywords ?? []}
          onChange={(keywords) => onChange({ keywords })}
        />
      ) : (
        <RichTextField
          label={field.label}
          placeholder={field.placeholder}
          value={values.notes ?? ''}
          onChange={changeNotes}
        />
      )}
    </div>
  );
}

interface MonthsFieldsProps {
  values: EntryChanges;
  isOngoing: string;
  onChange: (changes: EntryChanges) => void;
}

function MonthsFields({ values: { startDate = '', endDate = '' }, isOngoing, onChange }: MonthsFieldsProps) {
  const isPresent = endDate === 'present';
  return (
    <>
      <MonthField label="Start date" value={startDate} onChange={(date) => onChange({ startDate: date })} />
      <div>
        <MonthField
          label="End date"
          value={endDate}
          disabled={isPresent}
          onChange={(date) => onChange({ endDate: date })}
        />
        <Checkbox
          size="sm"
          mt="xs"
          label={isOngoing}
          checked={isPresent}
          onChange={({ currentTarget }) => onChange({ endDate: currentTarget.checked ? 'present' : '' })}
        />
      </div>
    </>
  );
}
