import { holdReload, Page } from '@keepmark/ui';
import { useEffect } from 'react';
import { ChooseFile } from './ChooseFile';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
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
  if (state.step === 'reading') {
    return <ImportProgress text={`Reading ${state.name}…`} share={state.share} onCancel={() => reset()} />;
  }
  return (
    <Page title="Import places" width="text">
      <ChooseFile problem={state.problem} onChoose={(files) => void read(files)} />
    </Page>
  );
}
