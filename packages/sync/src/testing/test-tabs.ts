import type { TabApis } from '../control/one-tab';

/** Locks and channels between tabs of one browser. */
export function testTabs(): TabApis {
  const waiting = new Map<string, (() => void)[]>();
  const channels = new Set<{ name: string; target: EventTarget }>();
  const request = async (name: string, { signal }: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const queue = waiting.get(name);
    if (queue) {
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    } else waiting.set(name, []);
    try {
      return await work();
    } finally {
      const next = waiting.get(name)?.shift();
      if (next) next();
      else waiting.delete(name);
    }
  };
  return {
    locks: { request: request as LockManager['request'] },
    channel(name) {
      const own = { name, target: new EventTarget() };
      channels.add(own);
      return {
        addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
          own.target.addEventListener(type, listener),
        postMessage(message: unknown) {
          const data: unknown = structuredClone(message);
          for (const other of channels) {
            if (other === own || other.name !== name) continue;
            queueMicrotask(() => other.target.dispatchEvent(new MessageEvent('message', { data })));
          }
        },
        close: () => void channels.delete(own),
      };
    },
  };
}
