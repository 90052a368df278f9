import { Button, FileButton, Text } from '@mantine/core';
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
export function ImportDialog({ title, hint, accept, problem, preview, importButton, ...actions }: ImportDialogProps) {
  const { onChoose, onImport, onClose } = actions;
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
        {problem ? (
          <Text role="alert" c="error">
            {problem}
          </Text>
        ) : null}
        {preview}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {hasPreview && !importButton ? 'Close' : 'Cancel'}
          </Button>
          {importButton ? (
            <Button disabled={importButton.isDisabled ?? false} onClick={onImport}>
              {importButton.label}
            </Button>
          ) : null}
        </div>
      </div>
    </AppModal>
  );
}
