import { Button, FileButton, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { AppModal } from '../modal/AppModal';
import classes from './ImportDialog.module.css';

export interface ImportDialogProps {
  /** "Import contacts". */
  readonly title: string;
  /** Which file to choose, and what the import changes. */
  readonly hint: string;
  /** Endings and media types of the files: ".vcf,text/vcard". */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  /** The file that is being read, with the share that has been, from 0 to 1. */
  readonly reading?: { readonly name: string; readonly share: number } | undefined;
  readonly onCancelReading?: () => void;
  /** Why the chosen file can't be read. */
  readonly problem?: string | undefined;
  /** What the import would do, once a file has been read. */
  readonly preview?: ReactNode;
  /** The button that imports, such as "Add 3 contacts". Undefined when the file has nothing to import. */
  readonly importButton?: { readonly label: string; readonly isDisabled?: boolean } | undefined;
  readonly onImport: () => void;
  readonly onClose: () => void;
}

/** Imports what a file holds, after a preview. */
export function ImportDialog({ title, hint, accept, problem, importButton, ...rest }: ImportDialogProps) {
  const { reading, onCancelReading, onChoose, onImport, onClose } = rest;
  const preview = reading ? undefined : rest.preview;
  const hasPreview = preview !== undefined;
  return (
    <AppModal opened onClose={onClose} title={title} size="lg">
      <div className={classes['dialog']}>
        <Text>{hint}</Text>
        <div>
          <FileButton accept={accept} onChange={(file) => file && onChoose(file)}>
            {(props) => (
              <Button
                {...props}
                variant={hasPreview ? 'default' : 'filled'}
                data-autofocus
                leftSection={<Icon name="upload" size="sm" />}
              >
                {hasPreview || problem ? 'Choose another file' : 'Choose file'}
              </Button>
            )}
          </FileButton>
        </div>
        {reading ? (
          <div>
            <Text component="output" display="block" mb="xs">
              Reading {reading.name}…
            </Text>
            <Progress value={100 * reading.share} aria-label={`Reading ${reading.name}`} />
            <Button mt="sm" size="compact-md" variant="default" onClick={onCancelReading}>
              Stop reading
            </Button>
          </div>
        ) : null}
        {problem && !reading ? (
          <Text role="alert" c="error">
            {problem}
          </Text>
        ) : null}
        {preview}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {hasPreview && !importButton ? 'Close' : 'Cancel'}
          </Button>
          {importButton && !reading ? (
            <Button disabled={importButton.isDisabled ?? false} onClick={onImport}>
              {importButton.label}
            </Button>
          ) : null}
        </div>
      </div>
    </AppModal>
  );
}
