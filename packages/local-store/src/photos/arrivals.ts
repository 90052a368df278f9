/** The channel that names photos and files which came from another device. */
const channelName = 'keepmark-photos';
const hasChannels = typeof BroadcastChannel === 'function';

/** Tells every tab that a file came from another device. A browser without channels shows it with the next page. */
export function tellArrival(id: string): void {
  if (!hasChannels) return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel.postMessage(id);
  channel.close();
}

/** Calls back with the id of each file that comes from another device. @returns a function that stops that */
export function onArrival(listener: (id: unknown) => void): () => void {
  if (!hasChannels) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => listener(data));
  return () => channel.close();
}
