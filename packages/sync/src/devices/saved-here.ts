import { type AppContext, useAppContext } from '@keepmark/app-shell';
import { useSessionUser } from '@keepmark/auth';
import { useConfirm } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { useEffect, useState } from 'react';
import type { SyncControl } from '../sync-control';

/** More kinds than these make a sentence that nobody reads. */
const maxKinds = 4;

/** What turning sync on would add to the account, in a sentence; undefined if that is nothing. */
async function savedSentence(
  control: SyncControl,
  { loadSavedKinds }: AppContext,
  account: string,
): Promise<string | undefined> {
  const rows = await control.savedHere();
  if (rows.size === 0) return undefined;
  // Without the words for them, the question is still the same.
  const saved = await loadSavedKinds?.().catch(() => undefined);
  const counts = (saved?.kinds ?? [])
    .filter(({ table }) => rows.has(table))
    .map(({ table, nouns }) => plural(rows.get(table)!, ...nouns));
  const list = counts.slice(0, maxKinds).join(', ') + (counts.length > maxKinds ? ' and more' : '');
  return `What is saved in this browser${list === '' ? '' : ` (${list})`} will be added to the account of ${account}.`;
}

const useAccount = (): string => useSessionUser()?.email ?? 'the person who is signed in';

/** Asks, where something is saved here, before it becomes the account's. Resolves to whether sync may go on. */
export function useAskAboutSaved(control: SyncControl): () => Promise<boolean> {
  const confirm = useConfirm();
  const app = useAppContext();
  const account = useAccount();
  return async () => {
    const message = await savedSentence(control, app, account);
    if (message === undefined) return true;
    return confirm({ title: 'Add what is saved here?', message, confirmLabel: 'Add', cancelLabel: 'Not now' });
  };
}

/** The sentence about what is saved here; empty until it's known. */
export function useSavedSentence(control: SyncControl): string {
  const app = useAppContext();
  const account = useAccount();
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let isGone = false;
    savedSentence(control, app, account).then(
      (said = '') => !isGone && setSentence(said),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [control, app, account]);
  return sentence;
}
