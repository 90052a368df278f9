import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { PathLink } from '../links/PathLink';

export interface RecentlyDeletedLinkProps {
  /** The table of the kind. */
  kind: string;
}

/** The way from an empty list to what was deleted from it. Nothing if nothing was. */
export function RecentlyDeletedLink({ kind }: RecentlyDeletedLinkProps) {
  const database = useDatabase();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const { deletedRows } = await import('@keepmark/local-store/deleted');
      const { rows } = await deletedRows(database, new Set([kind]));
      if (!isOver) setCount(rows.length);
    };
    // The list works without the link.
    read().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [database, kind]);
  if (count === 0) return null;
  return (
    <Button
      variant="subtle"
      leftSection={<Icon name="history" size="sm" />}
      renderRoot={(props) => <PathLink {...props} to="/settings/deleted" search={{ kind }} />}
    >
      Recently deleted ({count.toLocaleString('en')})
    </Button>
  );
}
