import { Icon, type IconName, notify } from '@keepmark/ui';
import { Alert, Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Autosave } from './autosave';
import type { EditorStore } from './editor-store';
import classes from './SaveStatus.module.css';
import { useSaveState } from './use-autosave';

const words = { saved: 'Saved', unsaved: 'Saving…', failed: 'Not saved', deleted: 'Deleted' } as const;
const icons: Record<keyof typeof words, IconName> = {
  saved: 'circle-check',
  unsaved: 'refresh',
  failed: 'alert-circle',
  deleted: 'alert-circle',
};

/** "Saved" beside the title. */
export function SaveStatus<Document>({ autosave }: { autosave: Autosave<Document> }) {
  const status = useSaveState(autosave, (state) => state.status);
  return (
    <Text component="span" size="sm" className={classes['status']} data-status={status}>
      <Icon name={icons[status]} size="xs" />
      {words[status]}
    </Text>
  );
}

export interface SaveNoticesProps<Document> {
  /** The kind of document: "résumé" or "letter". */
  noun: string;
  autosave: Autosave<Document>;
  editor: EditorStore<Document>;
  /** The label of a field of the document. */
  fieldLabel: (field: string) => string;
  /** Saves the document as a new one and opens it. */
  onSaveAsNew: () => void;
}

/** Warns when saving failed, the document was deleted, or two tabs changed the same field. */
export function SaveNotices<Document>({ noun, autosave, editor, fieldLabel, onSaveAsNew }: SaveNoticesProps<Document>) {
  const status = useSaveState(autosave, (state) => state.status);
  const message = useSaveState(autosave, (state) => state.message);
  const conflict = useSaveState(autosave, (state) => state.conflict);
  const mergeCount = useSaveState(autosave, (state) => state.mergeCount);
  const told = useRef(0);

  useEffect(() => {
    if (mergeCount > told.current && !conflict) notify.info(`Updated with changes from another tab.`);
    told.current = mergeCount;
  }, [mergeCount, conflict]);

  const fields = [...new Set(conflict?.fields.map(fieldLabel))];
  return (
    <>
      {status === 'failed' ? (
        <Alert color="error" title="Your last changes aren’t saved" role="alert" className={classes['notice']}>
          <Text>{message}</Text>
          <Button size="compact-md" mt="xs" onClick={() => autosave.flush()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {status === 'deleted' ? (
        <Alert
          color="warning"
          title={`This ${noun} was deleted in another tab`}
          role="alert"
          className={classes['notice']}
        >
          <Text>You still see it here. Changes can’t be saved until you save it again.</Text>
          <Button size="compact-md" mt="xs" onClick={onSaveAsNew}>
            Save as a new {noun}
          </Button>
        </Alert>
      ) : null}
      {conflict ? (
        <Alert color="warning" title="Changed in two tabs" role="alert" className={classes['notice']}>
          <Text>
            Another tab changed {fields.join(', ')} too. You see and have saved the version of{' '}
            {conflict.shown === 'this' ? 'this' : 'the other'} tab.
          </Text>
          <Button
            size="compact-md"
            mt="xs"
            mr="xs"
            onClick={() => {
              editor.change(conflict.withOther);
              autosave.forgetConflict();
            }}
          >
            Use the other version
          </Button>
          <Button size="compact-md" mt="xs" variant="default" onClick={autosave.forgetConflict}>
            Keep this version
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
