import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);

/**
 * Takes files that are dropped anywhere on the page, or pasted.
 * @returns whether files are being dragged over the page
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    setOver(true);
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) setOver(false);
  });
  useWindowEvent('drop', (event) => {
    setOver(false);
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useWindowEvent('paste', (event) => {
    const { clipboardData, defaultPrevented, target } = event;
    const files = [...(clipboardData?.files ?? [])];
    if (defaultPrevented || files.length === 0) return;
    // Spreadsheets and word processors copy a picture of the text, too.
    if (isTextField(target) && clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  });
  return isOver;
}
