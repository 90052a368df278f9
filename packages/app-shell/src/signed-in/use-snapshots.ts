import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Saves snapshots of the screens in production. In development, pages don't show them. */
export function useSnapshots(): void {
  const router = useRouter();
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const starting = import('../screen-snapshot/save-snapshots').then(({ saveSnapshots }) => saveSnapshots(router));
    // Without the code, there are no snapshots.
    starting.catch(() => {});
    return () =>
      void starting.then(
        (stop) => stop(),
        () => {},
      );
  }, [router]);
}
