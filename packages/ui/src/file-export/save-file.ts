import { errorMessage } from '../error-message/error-message';
import { notify } from '../toasts/notify';
import { downloadFile } from './download-file';

export interface WrittenFile {
  readonly name: string;
  readonly content: string | Blob;
  /** The media type of a text, such as `text/csv`. */
  readonly type?: string;
}

/**
 * Writes a file and gives it to the person, or says why it couldn't be written.
 * @param what such as "calendar file"
 * @returns whether it was saved
 */
export async function saveFile(what: string, write: () => WrittenFile | Promise<WrittenFile>): Promise<boolean> {
  try {
    const { name, content, type } = await write();
    downloadFile(name, content, type);
    return true;
  } catch (error) {
    const problem = `We couldn’t create the ${what}.`;
    notify.error(errorMessage(error, `${problem} The fault is ours, so tell support if it happens again.`));
    return false;
  }
}
