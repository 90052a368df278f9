import { useEffect, useState } from 'react';
import { ErrorLine, LoadingState } from '@keepmark/ui';
import { PackageList } from './PackageList';
import { readShippedPackages, type ShippedPackages } from './shipped-packages';
import { SpecialTerms } from './SpecialTerms';

/** The packages that the sites and the API's image are made of. */
export function Software({ onRetry }: { onRetry: () => void }) {
  const [shipped, setShipped] = useState<ShippedPackages | 'failed'>();
  useEffect(() => {
    const controller = new AbortController();
    readShippedPackages(controller.signal).then(setShipped, () => {
      if (!controller.signal.aborted) setShipped('failed');
    });
    return () => controller.abort();
  }, []);
  if (shipped === undefined) return <LoadingState label="Loading licenses" />;
  if (shipped === 'failed') return <ErrorLine message="We couldn’t load the list of software." onRetry={onRetry} />;
  return (
    <>
      <p>{shipped.packages.length} packages run in your browser or on our server. These have terms of their own:</p>
      <SpecialTerms packages={shipped.packages} />
      <PackageList {...shipped} />
    </>
  );
}
