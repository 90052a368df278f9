import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does something with each item, and lets other calls have their turn after every `atATime` of them. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  atATime: number,
  work: (item: Item) => void,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    // oxlint-disable-next-line no-await-in-loop
    if (done % atATime === 0) await nextTurn();
    work(item);
    done += 1;
  }
}
