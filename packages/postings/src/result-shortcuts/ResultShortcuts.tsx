import { focusedRow, moveBetweenRows, rowActionOf } from '@keepmark/app-shell/row-keys';
import { useSetting } from '@keepmark/app-shell/setting';
import { singleKeysSetting } from '@keepmark/app-shell/single-keys';
import { webAddress } from '@keepmark/contracts';
import { notify } from '@keepmark/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { postingName } from '../posting-name';
import type { MarkedPosting, SavedPostings } from '../saved-postings';

const ShortcutHelp = lazy(() => import('@keepmark/app-shell/shortcut-help'));

type ResultAction = 'next' | 'previous' | 'save' | 'apply' | 'original' | 'help';

const keys: Readonly<Record<string, ResultAction>> = {
  j: 'next',
  k: 'previous',
  s: 'save',
  a: 'apply',
  o: 'original',
  '?': 'help',
};
const arrows: Readonly<Record<string, ResultAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

export interface ResultShortcutsProps extends Pick<SavedPostings, 'save' | 'apply'> {
  postings: readonly MarkedPosting[];
  /** Shows the posting that the keys have moved to; undefined where it would cover the list. */
  onMove: ((externalId: string) => void) | undefined;
}

function openOriginal(posting: MarkedPosting): void {
  const url = webAddress(posting.url);
  if (url) window.open(url, '_blank', 'noopener,noreferrer');
  else notify.info('This posting has no link to its original.');
}

function act(action: ResultAction, posting: MarkedPosting, { save, apply }: Pick<SavedPostings, 'save' | 'apply'>) {
  if (action === 'original') openOriginal(posting);
  else if (action === 'apply') {
    if (posting.applied) notify.info(`You already applied: ${postingName(posting)}.`);
    else apply(posting);
  } else if (posting.jobAlreadyAdded) notify.info(`Already saved: ${postingName(posting)}.`);
  else save(posting);
}

/** Single keys for the results of a search, unless they are turned off. */
export default function ResultShortcuts({ postings, save, apply, onMove }: ResultShortcutsProps) {
  const [isOn] = useSetting(singleKeysSetting);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = rowActionOf(event, keys, arrows);
      if (action === undefined) return;
      if (action === 'help') setHelpOpen(true);
      else if (action === 'next' || action === 'previous') {
        const moved = moveBetweenRows(action === 'next' ? 1 : -1);
        if (moved?.dataset['row']) onMove?.(moved.dataset['row']);
      } else {
        const row = focusedRow();
        const posting = row && postings.find(({ externalId }) => externalId === row.dataset['row']);
        if (!posting) return;
        act(action, posting, { save, apply });
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, postings, save, apply, onMove]);

  if (!isHelpOpen) return null;
  return (
    <Suspense>
      <ShortcutHelp onClose={() => setHelpOpen(false)} />
    </Suspense>
  );
}
