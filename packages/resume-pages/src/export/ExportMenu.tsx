import { Icon, notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { Button, Menu } from '@mantine/core';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { exportFileName } from './file-name';
import { type ExportFormat, formatsOf } from './export-formats';

const PrintPages = lazy(async () => ({ default: (await import('./PrintPages')).PrintPages }));

export interface ExportMenuProps {
  document: ResumeDocument | LetterDocument;
}

/** Downloads a résumé or a letter in any format, or prints it. */
export const ExportMenu = memo(function ExportMenu({ document }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const running = useRef<AbortController>(null);

  const download = async (format: ExportFormat) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    try {
      const blob = await format.write(document, controller.signal);
      if (!controller.signal.aborted) downloadFile(exportFileName(document, format.extension), blob);
    } catch {
      if (!controller.signal.aborted) notify.error(`We couldn’t create the ${format.label} file. Try again.`);
    } finally {
      if (running.current === controller) setIsBusy(false);
    }
  };

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button leftSection={<Icon name="download" size="sm" />} loading={isBusy}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formatsOf(document).map((format) => (
            <Menu.Item
              key={format.id}
              leftSection={<Icon name={format.icon} size="sm" />}
              onClick={() => void download(format)}
            >
              {format.label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="printer" size="sm" />} onClick={() => setIsPrinting(true)}>
            Print
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isPrinting ? (
        <Suspense fallback={null}>
          <PrintPages document={document} onDone={() => setIsPrinting(false)} />
        </Suspense>
      ) : null}
    </>
  );
});
