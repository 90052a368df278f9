import { pipeline, Readable } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { parser } from 'stream-json/parser.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { FeedError } from '../feed-error';

/**
 * The items of a JSON array, one by one: only one of them is in memory at a time.
 * @param property the property with the array, if the text is an object. Without it, the text itself is the array.
 * @throws FeedError when the text is cut off, is no JSON, or holds no such array.
 */
export async function* readJsonRecords(bytes: AsyncIterable<Uint8Array>, property?: string): AsyncGenerator {
  const source = Readable.from(bytes, { objectMode: false });
  const tokens = parser.asStream({ streamValues: false });
  const items = streamArray.asStream();
  const end = (): void => {};
  let isThere = property === undefined;
  if (property === undefined) pipeline(source, tokens, items, end);
  else {
    const list = pick.asStream({ filter: property, once: true });
    list.once('data', () => {
      isThere = true;
    });
    pipeline(source, tokens, list, items, end);
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
