import type { CapturedPosting } from '@keepmark/contracts';
import type { LocationResolver } from '../../gazetteer/gazetteer';
import type { Reading } from '../../platform/readings/readings';
import type { CaptureInput } from './read-capture';

/**
 * Reads a posting from what was sent or fetched: undefined where nothing of it could be read.
 * @param resolver geocodes what a posting names; the one over all cities by default
 */
export const captureReadingWith = (
  resolver?: () => LocationResolver,
): Reading<CaptureInput, CapturedPosting | undefined> => ({
  name: 'capture',
  open: async () => {
    const { readCapture } = await import('./read-capture');
    const { sharedLocationResolver } = await import('../../gazetteer/locations/shared-location-resolver');
    const resolve = resolver ?? sharedLocationResolver;
    readCapture({ url: '', text: 'Welder\nAcme\nAustin, TX\n$30 an hour\n2 days ago' }, resolve);
    readCapture({ url: '', page: { url: '', text: '<title>Welder</title><p>Full-time</p>' } }, resolve);
    return (input) => readCapture(input, resolve);
  },
});

export const captureReading = captureReadingWith();
