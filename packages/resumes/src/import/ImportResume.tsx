import { Button, Text } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { useEffect, useRef, useState } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { draftOf } from '../import-repair/import-draft';
import { ChooseFile } from './ChooseFile';
import { ImportPreview } from './ImportPreview';
import classes from './ImportResume.module.css';
import type { ImportStorage, StoredImport } from './stored-import';
import { ReadingFile } from './ReadingFile';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { readResumeFile } from '@keepmark/resume-reader';

export interface ImportResumeProps {
  /** Called with the document that the person accepted. Until then, nothing is saved. */
  onConfirm: (document: ResumeDocument) => void;
  onCancel: () => void;
  /** What was being checked before the page reloaded itself. */
  stored?: StoredImport | undefined;
  /** Keeps what is being checked while the page reloads itself. */
  storage?: ImportStorage | undefined;
  /** Reads a file. Stories replace it. */
  readFile?: typeof readResumeFile;
}

type State =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'reading'; readonly fileName: string; readonly done: number }
  | (StoredImport & { readonly step: 'preview'; readonly pdf?: File });

/** Imports a résumé from a file: choose, read, check what was recognized, confirm. */
export function ImportResume({ onConfirm, onCancel, stored, storage, readFile = readResumeFile }: ImportResumeProps) {
  const [state, setState] = useState<State>(stored ? { step: 'preview', ...stored } : { step: 'choose' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    storage?.clear();
  }, [storage]);

  const read = async (file: File) => {
    const controller = new AbortController();
    storage?.clear();
    running.current?.abort();
    running.current = controller;
    const { signal } = controller;
    setState({ step: 'reading', fileName: file.name, done: 0 });
    const onProgress = (done: number) => {
      if (!signal.aborted) setState({ step: 'reading', fileName: file.name, done });
    };
    try {
      const result = await readFile(file, { signal, onProgress });
      if (signal.aborted) return;
      const { notices, source } = result;
      // Only of a PDF do lines have a place on a page.
      const isPdf = source?.lines.some(({ box }) => box) === true;
      setState({
        step: 'preview',
        fileName: file.name,
        notices,
        draft: draftOf(result),
        ...(source && { source }),
        ...(isPdf && { pdf: file }),
      });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', problem: messageOf(error) });
    }
  };
  const chooseAgain = () => {
    running.current?.abort();
    setState({ step: 'choose' });
  };

  if (state.step === 'reading') {
    return <ReadingFile fileName={state.fileName} done={state.done} onCancel={chooseAgain} />;
  }
  if (state.step === 'preview') {
    return (
      <ImportPreview
        fileName={state.fileName}
        draft={state.draft}
        notices={state.notices}
        source={state.source}
        pdf={state.pdf}
        storage={storage}
        onConfirm={onConfirm}
        onChooseAgain={chooseAgain}
        onCancel={onCancel}
      />
    );
  }
  return (
    <div className={classes['step']}>
      <ChooseFile onFile={(file) => void read(file)} />
      {state.problem ? (
        <Text role="alert" c="error" className={classes['problem'] ?? ''}>
          <Icon name="alert-circle" size="sm" /> {state.problem}
        </Text>
      ) : null}
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof ResumeFileError ? error.message : 'We couldn’t read this file. Try again, or choose another one.';
