import { sizeText } from '@keepmark/app-shell/size-text';
import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo, Icon, saveChanges } from '@keepmark/ui';
import { TextEditor, useEditing } from '@keepmark/ui/editable-text';
import { formatDay } from '@keepmark/ui/words';
import { ActionIcon, Anchor, Text } from '@mantine/core';
import { kindFacts } from './attachment-kind';
import { attachmentName } from './attachment-name';
import type { Attachment } from './attachment-table';
import classes from './Attachments.module.css';
import { deleteAttachment, renameAttachment } from './attachments-store';
import { downloadAttachment, openAttachment } from './open-attachment';

interface AttachmentRowProps {
  readonly attachment: Attachment;
  /** Whether this browser has its bytes. */
  readonly isHere: boolean;
  readonly onDeleted: () => void;
}

const action = { variant: 'subtle', color: 'gray', className: classes['action'] } as const;

/** A file on a job: opens it, downloads it, renames it, and deletes it with Undo. */
export function AttachmentRow({ attachment, isHere, onDeleted }: AttachmentRowProps) {
  const { internalId, name, kind, sizeBytes, dateAdded } = attachment;
  const { label, opensInTab } = kindFacts[kind];
  const database = useDatabase();
  const draftKey = `job-file-name/${internalId}`;
  const { isEditing, opener, open, close } = useEditing(draftKey);
  if (isEditing) {
    return (
      <li>
        <TextEditor
          label="File name"
          value={name}
          draftKey={draftKey}
          maxLength={120}
          check={(text) => (text === '' ? { problem: 'Enter a name.' } : { value: attachmentName(text, kind) })}
          onSave={(changed) =>
            saveChanges('file', { name: changed }, () => renameAttachment(database, attachment, changed))
          }
          onClose={close}
        />
      </li>
    );
  }
  return (
    <li className={classes['row']}>
      <Icon name={kind === 'pdf' || kind === 'docx' ? 'file-text' : 'photo'} size="sm" />
      <div className={classes['words']}>
        {isHere ? (
          <Anchor
            component="button"
            type="button"
            ta="start"
            title={opensInTab ? 'Opens in a new tab' : 'Downloads the file'}
            onClick={() => void openAttachment(attachment)}
          >
            {name}
          </Anchor>
        ) : (
          <Text>{name}</Text>
        )}
        <Text size="sm" c="dimmed">
          {label}, {sizeText(sizeBytes)}, {formatDay(dateAdded)}
        </Text>
        {isHere ? null : (
          <Text size="sm" c="dimmed">
            On the device where you attached it
          </Text>
        )}
      </div>
      <div className={classes['actions']}>
        {isHere && opensInTab ? (
          <ActionIcon {...action} aria-label={`Download ${name}`} onClick={() => void downloadAttachment(attachment)}>
            <Icon name="download" size="sm" />
          </ActionIcon>
        ) : null}
        <ActionIcon {...action} ref={opener} aria-label={`Rename ${name}`} onClick={open}>
          <Icon name="pencil" size="sm" />
        </ActionIcon>
        <ActionIcon
          {...action}
          aria-label={`Delete ${name}`}
          onClick={() => {
            if (changeWithUndo(`Deleted “${name}”.`, () => deleteAttachment(database, attachment))) onDeleted();
          }}
        >
          <Icon name="trash" size="sm" />
        </ActionIcon>
      </div>
    </li>
  );
}
