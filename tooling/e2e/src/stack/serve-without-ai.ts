import { join } from 'node:path';
import { embeddedDatabaseUrl } from '@keepmark/api/embedded-database';
import { startApi } from '@keepmark/dev/api';
import { startPaymentSandbox } from '@keepmark/dev/payment-sandbox';
import { readSettings } from '@keepmark/dev/settings';
import { createSiteServer } from '@keepmark/dev/site-server';
import { emulatorUrl, ports } from './addresses';
import { builtSite } from './serve-copy';

/** Serves the built jobs site with a second API that has no AI set up, on the database and accounts of the first. */
export async function serveWithoutAi(): Promise<void> {
  const settings = { ...readSettings(process.env, ''), apiPort: ports.apiWithoutAi, jobsPort: ports.jobsWithoutAi };
  const payments = await startPaymentSandbox({
    ...settings,
    dataDirectory: join(settings.dataDirectory, 'without-ai'),
  });
  const api = startApi({
    settings,
    databaseUrl: settings.databaseUrl ?? embeddedDatabaseUrl(settings.databasePort),
    hot: false,
    environment: { ...payments.environment, AI_LOCAL_URL: undefined },
    log: (line) => process.stdout.write(`api without AI: ${line}\n`),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.stop());
  await api.ready;
  const site = await createSiteServer({
    directory: builtSite('jobs'),
    apiUrl: `http://localhost:${ports.apiWithoutAi}`,
    authEmulatorUrl: emulatorUrl,
  });
  await site.listen({ port: ports.jobsWithoutAi, host: 'localhost' });
}
