import { join } from 'node:path';
import { startHotSite } from './hot-site';
import type { StartSettings } from './settings';
import { createSiteServer } from './site-server';
import { folders, sitesOf } from './workspace';

/** Serves the sites, as built or hot from source. @returns stops them */
export async function serveSites(settings: StartSettings, hot: boolean): Promise<() => Promise<void>> {
  const apiUrl = `http://localhost:${settings.apiPort}`;
  const authEmulatorUrl = settings.firebaseProjectId ? undefined : `http://localhost:${settings.emulatorPort}`;
  const servers = await Promise.all(
    sitesOf(settings).map(async ({ variant, port: setting }) => {
      const [folder, port] = [folders[variant], settings[setting]];
      if (hot) return startHotSite({ directory: folder, port, apiUrl, authEmulatorUrl });
      const server = await createSiteServer({
        directory: join(folder, 'dist'),
        apiUrl,
        authEmulatorUrl,
        mapOrigins: settings.mapOrigins,
      });
      await server.listen({ port, host: 'localhost' });
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
