import { errorMessage } from '@keepmark/ui/error-message';
import { SyncError, type SyncErrorKind } from './sync-control';

const texts: Readonly<Partial<Record<SyncErrorKind, string>>> = {
  'word-count': 'Your recovery words are 12. Check that none is missing.',
  'wrong-words': 'These aren’t the recovery words of your data. Check each of them, and their order.',
  'pairing-expired': 'This code was used already or is older than 10 minutes. Show a new one on your other device.',
  'pairing-broken': 'This address isn’t complete. Scan the code again, or use your recovery words.',
  'sync-is-on': 'Another device has turned on sync. Join it here instead.',
  'sync-is-off': 'Sync was turned off on another device.',
  'not-offered': 'This site doesn’t offer sync.',
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  'not-now': 'That isn’t possible right now. Reload this page and try again.',
  'moved-on': 'Another device is saving changes at the moment. Wait a little and try again.',
  full: 'There’s no space left on the server. Delete something you don’t need and try again.',
};

/** What to tell people when something that they asked of sync didn't work. */
export function syncErrorText(error: unknown): string {
  if (!(error instanceof SyncError)) return errorMessage(error, 'Something went wrong. Try again.');
  const { kind, word, position } = error;
  if (kind === 'unknown-word' && word !== undefined && position !== undefined)
    return `Word ${position + 1}, “${word}”, isn’t on the list of recovery words. Check its spelling.`;
  return texts[kind] ?? 'Something went wrong. Try again.';
}
