import { Icon } from '@keepmark/ui';
import { Button, FileButton, Text } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import classes from './ImportResume.module.css';

const accepted =
  '.pdf,.docx,.json,.yaml,.yml,.zip,.txt,.md,.markdown,application/pdf,application/json,application/yaml,application/zip,text/plain,text/markdown';

/** A place to drop a résumé file on, with a button that opens the file picker. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // Dropping is a shortcut; the button does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileButton accept={accepted} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} leftSection={<Icon name="upload" size="sm" />}>
            Choose file
          </Button>
        )}
      </FileButton>
      <Text>or drop it here</Text>
      <Text c="dimmed" size="sm">
        PDF, Word (.docx), LinkedIn’s data export (.zip), JSON Resume, Reactive Resume, RenderCV, text, or Markdown, up
        to 20 MB. The file stays on your device.
      </Text>
    </div>
  );
}
