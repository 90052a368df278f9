import { createServer } from 'vite';
import { fillPageSettings, type PageSettings } from './page-settings';

export interface HotSiteOptions extends PageSettings {
  /** The site's folder, with its vite.config.ts. Absolute path. */
  directory: string;
  port: number;
  apiUrl: string;
}

/** Serves a site from source with Vite; changes show without a reload. Resolves when it is listening. */
export async function startHotSite({ directory, port, apiUrl, ...settings }: HotSiteOptions) {
  // Vite reads it when it loads the site's own configuration.
  process.env['VITE_API_URL'] = apiUrl;
  const server = await createServer({
    root: directory,
    configFile: `${directory}/vite.config.ts`,
    clearScreen: false,
    logLevel: 'warn',
    server: { host: 'localhost', port, strictPort: true },
    plugins: [{ name: 'keepmark-page-settings', transformIndexHtml: (html) => fillPageSettings(html, settings) }],
  });
  return server.listen();
}
