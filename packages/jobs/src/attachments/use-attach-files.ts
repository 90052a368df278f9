import { useDatabase } from '@keepmark/local-store/react';
import { notify, notifyWithUndo, seriesOf } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { useRef, useState } from 'react';
import { attach, storeFile } from './attachments-store';

/** The file that is being attached, and how many there are. */
interface AttachProgress {
  readonly name: string;
  readonly number: number;
  readonly of: number;
}

const filesAttached = seriesOf('attached', 'file');

/** Attaches files to a job, one at a time. One that can't be attached is named, and the others are attached. */
export function useAttachFiles(jobId: string) {
  const database = useDatabase();
  const [progress, setProgress] = useState<AttachProgress>();
  /** Ends when all files that were chosen so far are attached. */
  const queue = useRef(Promise.resolve());

  const attachOne = async (file: File) => {
    try {
      const undo = attach(database, jobId, await storeFile(file));
      notifyWithUndo(`Attached “${file.name}”.`, undo, filesAttached);
    } catch (error) {
      const said = errorMessage(error, 'Something went wrong. Try again.');
      notify.error(said.includes(file.name) ? said : `“${file.name}”: ${said}`);
    }
  };

  const attachAfter = async (earlier: Promise<void>, files: readonly File[]) => {
    await earlier;
    for (const [index, file] of files.entries()) {
      setProgress({ name: file.name, number: index + 1, of: files.length });
      // One at a time, to limit the memory.
      // oxlint-disable-next-line no-await-in-loop
      await attachOne(file);
    }
    setProgress(undefined);
  };

  const attachFiles = (files: readonly File[]): void => {
    queue.current = attachAfter(queue.current, files);
  };
  return { attachFiles, progress };
}
