import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mapOriginsOf } from '@keepmark/dev/settings';

/** The settings of the server of one built site. */
export interface SiteSettings {
  host: string;
  port: number;
  directory: string;
  apiUrl: string;
  mapOrigins: string[];
}

/** A setting of the site server is missing or wrong; the message says what it takes. */
export class SiteSettingsError extends Error {
  override readonly name = 'SiteSettingsError';
}

/**
 * Reads the settings of the site server from the environment; an empty value counts as not set.
 * @throws SiteSettingsError about the first wrong one.
 */
export function readSiteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const directory = resolve(read('KEEPMARK_SITE_DIRECTORY') ?? '.');
  if (!existsSync(join(directory, 'index.html'))) {
    throw new SiteSettingsError(
      `KEEPMARK_SITE_DIRECTORY takes the folder of a built site; ${directory} has no index.html.`,
    );
  }
  const port = Number(read('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SiteSettingsError('PORT takes a port from 0 to 65535.');
  const apiUrl = read('KEEPMARK_API_URL') ?? 'http://localhost:4000';
  if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl)) {
    throw new SiteSettingsError('KEEPMARK_API_URL takes a URL that starts with http:// or https://.');
  }
  return {
    host: read('HOST') ?? 'localhost',
    port,
    directory,
    apiUrl,
    mapOrigins: mapOriginsOf(read('VITE_MAP_STYLE_URL'), read('KEEPMARK_MAP_ORIGINS')),
  };
}
