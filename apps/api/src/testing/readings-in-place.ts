import type { LocationResolver } from '../gazetteer/locations/resolve-location';
import type { Reading, Readings } from '../platform/readings/reading';
import { captureReading, captureReadingWith } from '../postings/capture/capture-reading';

/**
 * Reads foreign text where it is called, so that the time of a busy machine ends nothing.
 * @param resolver geocodes what a posting names; the one over all cities by default
 */
export const readingsInPlace = (resolver?: () => LocationResolver): Readings => ({
  read: async <Input, Output>(reading: Reading<Input, Output>, input: Input): Promise<Output> => {
    const inPlace = reading.name === captureReading.name ? captureReadingWith(resolver) : reading;
    return (await (inPlace as Reading<Input, Output>).open())(input);
  },
});
