import { useDatabase } from '@keepmark/local-store/react';
import { useEffect, useState } from 'react';
import { useAppContext } from '../app-context';

interface OptionalPart {
  readonly name: string;
  readonly label: string;
  readonly bytes: number;
  /** Unless people choose otherwise. */
  readonly isIncluded: boolean;
}

const none: readonly OptionalPart[] = [];

/** The parts of a backup that people choose, without empty ones. */
export function useOptionalParts(): readonly OptionalPart[] {
  const database = useDatabase();
  const { loadBackupParts } = useAppContext();
  const [parts, setParts] = useState(none);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const loaded = (await loadBackupParts?.()) ?? [];
      const found = loaded.flatMap(({ name, optional }) =>
        optional
          ? [{ name, label: optional.label, bytes: optional.bytes(database), isIncluded: optional.isIncluded === true }]
          : [],
      );
      if (!isGone) setParts(found.filter(({ bytes }) => bytes > 0));
    };
    // Without them, a backup leaves them out.
    show().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [database, loadBackupParts]);
  return parts;
}
