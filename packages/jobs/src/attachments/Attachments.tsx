import { onArrival } from '@keepmark/local-store/photos';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, FileButton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { acceptedFiles } from './attachment-kind';
import { attachmentFiles } from './attachment-files';
import type { Attachment } from './attachment-table';
import { AttachmentRow } from './AttachmentRow';
import classes from './Attachments.module.css';
import { useAttachments } from './attachments-store';
import { useAttachFiles } from './use-attach-files';
import { useDroppedFiles } from './use-dropped-files';

/** The files on a job: chosen, dropped anywhere on its page, or pasted. */
export default function Attachments({ jobId }: { readonly jobId: string }) {
  const database = useDatabase();
  const attachments = useAttachments(jobId);
  const missing = useMissingFiles(attachments);
  const { attachFiles, progress } = useAttachFiles(jobId);
  const isOver = useDroppedFiles(attachFiles);
  const resetInput = useRef<() => void>(null);
  const attachButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    attachmentFiles.sweep(database);
  }, [database]);

  return (
    <Section
      title="Files"
      actions={
        <FileButton
          multiple
          accept={acceptedFiles}
          resetRef={resetInput}
          onChange={(files) => {
            attachFiles(files);
            // So that a deleted file can be chosen again.
            resetInput.current?.();
          }}
        >
          {(props) => (
            <Button
              {...props}
              ref={attachButton}
              size="compact-md"
              variant="default"
              loading={progress !== undefined}
              leftSection={<Icon name="file-plus" size="xs" />}
            >
              Attach a file
            </Button>
          )}
        </FileButton>
      }
    >
      {isOver ? <Text className={classes['drop']}>Drop files here to attach them</Text> : null}
      <Text size="sm" component="output" className={classes['progress']}>
        {progress
          ? `Attaching ${progress.of === 1 ? '' : `${progress.number} of ${progress.of}: `}“${progress.name}”…`
          : ''}
      </Text>
      {attachments.length === 0 ? (
        <Text size="sm" c="dimmed">
          No files. Attach, drop, or paste PDF, Word (.docx), and image files of up to 20 MB each. They are part of your
          backups.
        </Text>
      ) : (
        <ul className={classes['list']}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.internalId}
              attachment={attachment}
              isHere={!missing.has(attachment.fileId)}
              onDeleted={() => attachButton.current?.focus()}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

const none: ReadonlySet<string> = new Set();

/** The ids of files that this browser doesn't have. Empty until that is known. */
function useMissingFiles(attachments: readonly Attachment[]): ReadonlySet<string> {
  const [missing, setMissing] = useState(none);
  useEffect(() => {
    let isOver = false;
    const look = () => {
      attachmentFiles
        .ids()
        .then((ids) => {
          const lacking = attachments.filter(({ fileId }) => !ids.has(fileId)).map(({ fileId }) => fileId);
          if (!isOver) setMissing(new Set(lacking));
          return undefined;
        })
        .catch(() => {});
    };
    look();
    const stopWaiting = onArrival(look);
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [attachments]);
  return missing;
}
