import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillPageSettings, type PageSettings } from './page-settings';
import { contentSecurityPolicy } from './security-headers';

export interface PageOptions extends PageSettings {
  /** Origins of tile servers, such as https://tiles.example: nothing else that is not ours may be asked. */
  mapOrigins?: readonly string[] | undefined;
}

/** A filled page, ready to be sent in each encoding. */
export interface Page {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

interface KeptPage extends Page {
  readonly modifiedMs: number;
}

/**
 * The pages of a built site. A page is filled with the settings, so the build's compressed copies of it are of no use:
 * it is compressed again here, once, and again when the file changes.
 */
export function openPages(directory: string, settings: PageOptions) {
  const kept = new Map<string, KeptPage>();

  async function read(file: string): Promise<Page | undefined> {
    const path = join(directory, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = kept.get(path);
    if (known?.modifiedMs === found.mtimeMs) return known;
    const page = { ...(await makePage(await readFile(path, 'utf8'), settings)), modifiedMs: found.mtimeMs };
    kept.set(path, page);
    return page;
  }

  /**
   * The page of a path: the prerendered one, else app.html, whose router takes over. Where a build has no such page,
   * index.html stands in for it.
   */
  return async (path: string): Promise<Page | undefined> => {
    const name = fileName(path);
    const own = name === '' ? 'index' : name;
    const found = own && ((await read(`${own}/index.html`)) ?? (await read(`${own}.html`)));
    return found || ((await read('app.html')) ?? read('index.html'));
  };
}

/** A path as a file name without its slashes at the ends; nothing for the home page and for what climbs out of the site. */
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
