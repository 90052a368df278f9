import { Page, useHoldReload } from '@keepmark/ui';
import { ChooseFile } from './ChooseFile';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { useImportFiles } from './use-import-files';

/** Imports places from other apps' files. */
export function ImportPage() {
  const { state, read, reset } = useImportFiles();
  // After a reload, the browser no longer has the chosen file.
  useHoldReload(state.step !== 'choose');
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
