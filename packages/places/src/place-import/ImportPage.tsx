import { holdReload, Page } from '@keepmark/ui';
import { Button, Progress, Text } from '@mantine/core';
import { useEffect } from 'react';
import { ChooseFile } from './ChooseFile';
import { ImportPreview } from './ImportPreview';
import { useImportFile } from './use-import-file';

/** Imports places from another app's file. */
export function ImportPage() {
  const { state, read, reset } = useImportFile();
  const isBusy = state.step !== 'choose';
  useEffect(() => {
    if (!isBusy) return undefined;
    // After a reload the browser no longer has the chosen file.
    let resolve = () => {};
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    const release = holdReload(() => promise);
    return () => {
      release();
      resolve();
    };
  }, [isBusy]);
  if (state.step === 'preview') return <ImportPreview file={state.file} onBack={() => reset()} />;
  return (
    <Page title="Import places" width="text">
      {state.step === 'choose' ? (
        <ChooseFile problem={state.problem} onChoose={(file) => void read(file)} />
      ) : (
        <>
          <Text component="output">Reading {state.name}…</Text>
          <Progress value={100 * state.share} aria-label="Reading the file" />
          <Button variant="default" onClick={() => reset()}>
            Cancel
          </Button>
        </>
      )}
    </Page>
  );
}
