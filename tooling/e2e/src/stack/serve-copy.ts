import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSiteServer } from '@keepmark/dev/site-server';
import { apiUrl, emulatorUrl, type Site } from './addresses';

/** The folder of a built site. */
export const builtSite = (site: Site) => fileURLToPath(new URL(`../../../../apps/${site}-site/dist`, import.meta.url));

/** Serves a copy of a built site, with a way to release a newer version. */
export async function serveCopy(site: Site) {
  const directory = await mkdtemp(join(tmpdir(), 'keepmark-copy-'));
  // Without the compressed files: releasing a version would leave them outdated.
  await cp(builtSite(site), directory, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const server = await createSiteServer({ directory, apiUrl, authEmulatorUrl: emulatorUrl });
  const url = await server.listen({ port: 0, host: 'localhost' });

  const change = async (name: string, replace: (text: string) => string) => {
    const path = join(directory, name);
    await writeFile(path, replace(await readFile(path, 'utf8')));
  };

  /**
   * Releases a minimal new version: pages that start with another script, and a service worker that lists it.
   * @returns the path of that script
   */
  async function release(): Promise<string> {
    const next = 'assets/index-next.js';
    let last = '';
    await change('app.html', (page) =>
      page.replace(/(<script type="module"[^>]* src=")\/(assets\/[^"]+)/, (_, start: string, script: string) => {
        last = script;
        return `${start}/${next}`;
      }),
    );
    await writeFile(join(directory, next), `import '/${last}';`);
    await change('sw.js', (worker) =>
      worker
        .replace(/"revision":"\w+","url":"\/app"/, '"revision":"next","url":"/app"')
        .replace(`"/${last}"`, `"/${next}"`),
    );
    return next;
  }

  /** Changes a setting of the operator without a new version: which site it is. */
  async function serveAs(variant: Site): Promise<void> {
    await change('app.html', (page) =>
      page.replace(/(<meta name="keepmark-variant" content=")\w+/, (_, start: string) => start + variant),
    );
  }

  async function close(): Promise<void> {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  }
  return { url, release, serveAs, close };
}
