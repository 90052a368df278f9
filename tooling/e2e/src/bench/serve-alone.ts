import { createSiteServer } from '@keepmark/dev/site-server';
import type { Site } from '../stack/addresses';
import { builtSite } from '../stack/serve-copy';

/** A running site. */
export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site without anything behind it, for visitors who aren't signed in. */
export async function serveAlone(site: Site): Promise<Served> {
  const server = await createSiteServer({ directory: builtSite(site), apiUrl: 'http://127.0.0.1:9' });
  const url = await server.listen({ port: 0, host: 'localhost' });
  const close = async (): Promise<void> => {
    await server.close();
  };
  return { url, close };
}
