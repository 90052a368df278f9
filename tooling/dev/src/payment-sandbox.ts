import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SandboxState, startSandbox } from '@keepmark/stand-ins/payments';
import type { StartSettings } from './settings';

/** A payment provider on this machine, and the settings of an API that uses it. */
export interface PaymentSandbox {
  readonly environment: NodeJS.ProcessEnv;
  readonly close: () => Promise<void>;
}

const webhookTimeoutMs = 20_000;

/** Starts a payment provider where no money moves. It remembers plans from one start to the next, as the database does. */
export async function startPaymentSandbox({
  apiPort,
  jobsPort,
  placesPort,
  dataDirectory,
}: Pick<StartSettings, 'apiPort' | 'jobsPort' | 'placesPort' | 'dataDirectory'>): Promise<PaymentSandbox> {
  const key = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const storage = fileStorage(join(dataDirectory, 'payment-sandbox.json'));
  const sandbox = await startSandbox({
    key,
    webhookSecret,
    deliver: async (body, signature) => {
      const { status } = await fetch(`http://localhost:${apiPort}/subscriptions/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(webhookTimeoutMs),
      });
      return status;
    },
    storage,
  });
  return {
    environment: {
      STRIPE_KEY: key,
      STRIPE_PRICE_ID: 'price_sandbox_monthly',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: sandbox.url,
      SITE_ORIGINS: [jobsPort, placesPort].map((port) => `http://localhost:${port}`).join(','),
    },
    close: async () => {
      await sandbox.close();
      await storage.saved();
    },
  };
}

/** Keeps the state in one file, written whole and one after the other. */
function fileStorage(path: string) {
  let writing: Promise<void> = Promise.resolve();
  const write = async (text: string): Promise<void> => {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  };
  return {
    load: async (): Promise<SandboxState | undefined> => {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as SandboxState);
    },
    save: (state: SandboxState): Promise<void> => {
      const text = JSON.stringify(state);
      writing = writing.catch(() => {}).then(() => write(text));
      return writing;
    },
    /** Resolves once what was to be saved is. */
    saved: (): Promise<void> => writing,
  };
}
