import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillPageSettings, type PageSettings } from './page-settings';
import { contentSecurityPolicy } from './security-headers';

export interface PageOptions extends PageSettings {
  /** Origins of tile servers, such as https://tiles.example. Pages may connect to no other servers but ours. */
  mapOrigins?: readonly string[] | undefined;
}

/** A filled page, ready to send in each encoding. */
export interface Page {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

interface CachedPage extends Page {
  readonly modifiedMs: number;
}

/**
 * Opens the pages of a built site. Filling in the settings makes the build's compressed copies useless, so each page is
 * compressed here once, and again when its file changes.
 */
export function openPages(directory: string, settings: PageOptions) {
  const cache = new Map<string, CachedPage>();

  async function read(file: string): Promise<Page | undefined> {
    const path = join(directory, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = cache.get(path);
    if (known?.modifiedMs === found.mtimeMs) return known;
    const page = { ...(await makePage(await readFile(path, 'utf8'), settings)), modifiedMs: found.mtimeMs };
    cache.set(path, page);
    return page;
  }

  /**
   * The page for a path: the prerendered one, or else app.html, whose router takes over. A build without app.html uses
   * index.html.
   */
  return async (path: string): Promise<Page | undefined> => {
    const name = fileName(path);
    const own = name === '' ? 'index' : name;
    const found = own && ((await read(`${own}/index.html`)) ?? (await read(`${own}.html`)));
    return found || ((await read('app.html')) ?? read('index.html'));
  };
}

/** A path as a file name, without slashes at its ends. Empty for the home page; undefined for a path outside the site. */
function fileName(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path).replaceAll(/^\/+|\/+$/g, '');
    const safe = !name.includes('\0') && !name.includes('\\') && name.split('/').every((part) => !part.startsWith('.'));
    return safe ? name : undefined;
  } catch {
    return undefined;
  }
}

async function makePage(html: string, settings: PageOptions): Promise<Page> {
  const filled = fillPageSettings(html, settings);
  const identity = Buffer.from(filled);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
    policy: contentSecurityPolicy(filled, {
      emulators: settings.authEmulatorUrl ? [settings.authEmulatorUrl] : [],
      mapOrigins: settings.mapOrigins ?? [],
    }),
    bodies: { br, gzip: gz, identity },
  };
}
