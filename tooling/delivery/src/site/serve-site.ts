// What a site's container runs: serves the built files with their security headers, until SIGTERM.
import { createSiteServer } from '@keepmark/dev/site-server';
import { readSiteSettings } from './site-settings';

async function main(): Promise<void> {
  const { host, port, ...options } = readSiteSettings(process.env);
  const server = await createSiteServer(options);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  await server.listen({ host, port });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
