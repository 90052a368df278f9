import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { SyncEvent } from '@keepmark/contracts/sync';

/** A stream of `sync/events` on a connection of its own, read event by event. */
export async function openEvents(address: string, headers: Record<string, string>) {
  const request = get(`${address}/sync/events`, { headers: { ...headers, accept: 'text/event-stream' }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // Leaving ends it with an error, which nobody waits for.
  response.on('error', () => {});
  const blocks = blocksOf(response);
  return {
    status: response.statusCode,
    /** The next event, comments left out; undefined at the end of the stream. */
    next: async (): Promise<SyncEvent | undefined> => {
      for (;;) {
        const { value, done } = await blocks.next();
        if (done) return undefined;
        if (value.startsWith('data: ')) return JSON.parse(value.slice('data: '.length)) as SyncEvent;
      }
    },
    leave: () => void response.destroy(),
  };
}

async function* blocksOf(response: IncomingMessage): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk as string;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks;
  }
  return undefined;
}
