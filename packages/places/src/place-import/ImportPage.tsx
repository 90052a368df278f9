import { holdReload, Page } from '@keepmark/ui';
import { Button, Progress, Text } from '@mantine/core';
import { useEffect } from 'react';
import { ChooseFile } from './ChooseFile';
import { ImportPreview } from './ImportPreview';
import { useImportFiles } from './use-import-files';

/** Imports places from other apps' files. */
export function ImportPage() {
  const { state, read, reset } = useImportFiles();
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
  if (state.step === 'preview') return <ImportPreview read={state.read} onBack={() => reset()} />;
  return (
    <Page title="Import places" width="text">
      {state.step === 'choose' ? (
        <ChooseFile problem={state.problem} onChoose={(files) => void read(files)} />
      ) : (
        <>
          <Text component="output">Reading {state.name}…</Text>
          <Progress value={100 * state.share} aria-label="Reading files" />
          <Button variant="default" onClick={() => reset()}>
            Cancel
          </Button>
        </>
      )}
    </Page>
  );
}
