import type { BrowserContext } from '@playwright/test';

/**
 * Stands in for Google's api.js, which can't be loaded offline. Firebase's popup only uses its messages between a page and
 * its iframe; both load this script.
 */
function standIn(): void {
  type Handler = (message: unknown) => unknown;
  interface Message {
    gapi?: 'ask' | 'answer';
    id: number;
    type: string;
    content: unknown;
  }
  const handlers = new Map<string, Handler>();
  const waiting: MessageEvent<Message>[] = [];
  const callbacks = new Map<number, (answers: unknown) => void>();

  const answer = async (event: MessageEvent<Message>) => {
    const { id, type, content } = event.data;
    const handler = handlers.get(type);
    // The iframe may send a message before the page listens.
    if (!handler) waiting.push(event);
    else event.source?.postMessage({ gapi: 'answer', id, content: [await handler(content)] }, { targetOrigin: '*' });
  };
  handlers.set('ping', () => 'pong');
  addEventListener('message', (event: MessageEvent<Message>) => {
    if (event.data?.gapi === 'ask') void answer(event);
    if (event.data?.gapi === 'answer') {
      try {
        callbacks.get(event.data.id)?.(event.data.content);
      } catch {
        // Google's script ignores this, too: Firebase throws in a callback after a successful sign-in.
      }
    }
  });

  const channel = (target: Window) => {
    const send = (type: string, content: unknown, callback: (answers: unknown) => void) => {
      const id = Math.random();
      callbacks.set(id, callback);
      target.postMessage({ gapi: 'ask', id, type, content }, '*');
    };
    return {
      send,
      register: (type: string, handler: Handler) => {
        handlers.set(type, handler);
        for (const event of waiting.splice(0)) void answer(event);
      },
      ping: () => new Promise((resolve) => send('ping', {}, resolve)),
      restyle: async () => {},
    };
  };
  const open = ({ url }: { url: string }, opened: (iframe: ReturnType<typeof channel>) => unknown) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      frame.addEventListener('load', () => resolve(opened(channel(frame.contentWindow!))));
      document.body.append(frame);
    });
  const context = { open, getParentIframe: () => channel(parent) };
  const load = (_: string, { callback }: { callback: () => void }) => callback();
  const page = window as unknown as Record<string, unknown>;
  page['gapi'] = { load, iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: {}, getContext: () => context } };

  const script = document.currentScript as HTMLScriptElement;
  const onLoad = page[new URL(script.src).searchParams.get('onload') ?? 'gapi_onload'] as (() => void) | undefined;
  onLoad?.();
}

/** Serves the stand-in for Google's script in this browser context, which turns off its cache. */
export async function answerGoogleScript(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
}
