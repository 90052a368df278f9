import { notify } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { attachmentFiles } from './attachment-files';
import { kindFacts } from './attachment-kind';
import type { Attachment } from './attachment-table';

/** How long a tab can load its file again. */
const shownForMs = 60 * 60 * 1000;

/** The file with the type that we found in its content. Undefined if this browser doesn't have it. */
async function read({ fileId, kind }: Attachment): Promise<Blob | undefined> {
  const blob = await attachmentFiles.read(fileId).catch(() => undefined);
  return blob && new Blob([blob], { type: kindFacts[kind].mediaType });
}

const missing = ({ name }: Attachment): void => {
  notify.error(`We couldn’t find “${name}” in this browser. Open it on the device where you attached it.`);
};

/** Downloads a file under its own name. */
export async function downloadAttachment(attachment: Attachment): Promise<void> {
  const blob = await read(attachment);
  if (blob) downloadFile(attachment.name, blob);
  else missing(attachment);
}

/** Opens a file in a tab of its own. Downloads it where browsers can't show it, or block the tab. */
export async function openAttachment(attachment: Attachment): Promise<void> {
  if (!kindFacts[attachment.kind].opensInTab) return downloadAttachment(attachment);
  // Before the file is read: later, browsers would take it for a popup.
  const tab = window.open('', '_blank');
  if (!tab) return downloadAttachment(attachment);
  // What is shown has no way back to this page.
  tab.opener = null;
  const blob = await read(attachment);
  if (!blob) {
    tab.close();
    return missing(attachment);
  }
  const url = URL.createObjectURL(blob);
  tab.location.replace(url);
  setTimeout(() => URL.revokeObjectURL(url), shownForMs);
  return undefined;
}
