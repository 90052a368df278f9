import { useEffect, useState } from 'react';
import { useSessionUser } from '@keepmark/auth';
import { type AppContext, useAppContext } from '../app-context';
import { type NameIndex, nameIndex } from './name-index';
import type { PaletteSource } from './palette-source';

/** A source with its entries, ready to search. */
export interface IndexedSource {
  readonly source: PaletteSource;
  readonly index: NameIndex;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Reads one source per task, so that the palette responds while they load. */
async function readSources(
  { loadPaletteSources, database }: AppContext,
  isWanted: () => boolean,
): Promise<IndexedSource[]> {
  const sources = (await loadPaletteSources?.()) ?? [];
  const open = database ?? (await import('../site-database')).siteDatabase();
  await open.ready;
  const indexed: IndexedSource[] = [];
  for (const source of sources) {
    if (!isWanted()) return [];
    indexed.push({ source, index: nameIndex(source.read(open)) });
    // oxlint-disable-next-line no-await-in-loop -- one task after the other
    await nextTask();
  }
  return indexed;
}

const none: readonly IndexedSource[] = [];

/** What a signed-in person saved, read each time the palette opens. */
export function useSavedNames(isOpen: boolean): readonly IndexedSource[] {
  const context = useAppContext();
  const isSignedIn = useSessionUser() !== undefined;
  const [indexed, setIndexed] = useState(none);
  useEffect(() => {
    if (!isOpen || !isSignedIn) return undefined;
    let isWanted = true;
    readSources(context, () => isWanted).then(
      (read) => isWanted && setIndexed(read),
      // Without its data, the palette still finds screens and actions.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [context, isOpen, isSignedIn]);
  return isSignedIn ? indexed : none;
}
