import { pipeline, Readable } from 'node:stream';
import streamJson from 'stream-json';
import Pick from 'stream-json/filters/Pick.js';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import { FeedError } from '../feed-error';

/**
 * The items of a JSON array, one by one: only one of them is in memory at a time.
 * @param property the property with the array, if the text is an object. Without it, the text itself is the array.
 * @throws FeedError when the text is cut off, is no JSON, or holds no such array.
 */
export async function* readJsonRecords(bytes: AsyncIterable<Uint8Array>, property?: string): AsyncGenerator {
  const source = Readable.from(bytes, { objectMode: false });
  const parser = streamJson.parser({ streamValues: false });
  const items = StreamArray.streamArray();
  const end = (): void => {};
  let isThere = property === undefined;
  if (property === undefined) pipeline(source, parser, items, end);
  else {
    const pick = Pick.pick({ filter: property, once: true });
    pick.once('data', () => {
      isThere = true;
    });
    pipeline(source, parser, pick, items, end);
  }
  try {
    for await (const { value } of items as AsyncIterable<{ value: unknown }>) yield value;
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw new FeedError(
      'not-json',
      'The feed is cut off or is no list in JSON. Try again later, or check its address.',
      {
        cause,
      },
    );
  } finally {
    source.destroy();
  }
  if (!isThere) throw new FeedError('not-json', `The feed has no list "${property}". Check its address.`);
}
