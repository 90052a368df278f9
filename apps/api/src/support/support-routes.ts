import { getSupportOptions, sendSupportEmail } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/calls/calls';
import type { Environment } from '../platform/runtime/runtime';
import { supportMailTable } from './support-mail-table';
import { createSupportOutbox, type SupportOutbox } from './support-outbox';

const hourMs = 3_600_000;

/**
 * `email/support`: the mail is stored before the answer says that it was received, and sent afterwards. Without
 * SMTP_URL it waits in the table until there is one.
 * @param background whether this process sends.
 */
export async function registerSupportRoutes(
  app: FastifyInstance,
  environment: Environment,
  background: boolean,
): Promise<void> {
  const outbox = await openOutbox(app, environment);
  if (outbox) {
    if (background) app.addHook('onReady', async () => outbox.start());
    app.addHook('onClose', () => outbox.close());
  } else if (background) {
    app.log.info('SMTP_URL is not set: support mail waits in the table support_mails');
  }

  registerCall(app, getSupportOptions, () => ({ success: true, data: { pictures: outbox !== undefined } }));

  registerCall(
    app,
    sendSupportEmail,
    async ({ body }) => {
      await app.database.write.insert(supportMailTable).values(body);
      outbox?.nudge();
      return { success: true, message: 'We have received your message and will answer by email.' };
    },
    // Enough for a person, too little to flood the mailbox.
    { rateLimit: { max: 20, timeWindowMs: hourMs } },
  );
}

/** The outbox over SMTP_URL; undefined without one. */
export async function openOutbox(app: FastifyInstance, environment: Environment): Promise<SupportOutbox | undefined> {
  const { SMTP_URL, SUPPORT_EMAIL_FROM, SUPPORT_EMAIL_TO, SUPPORT_RETRY_SECONDS } = environment;
  if (!SMTP_URL || !SUPPORT_EMAIL_FROM || !SUPPORT_EMAIL_TO) return undefined;
  const { createTransport } = await import('nodemailer');
  return createSupportOutbox({
    database: app.database.write,
    // Shorter than the database lets a transaction idle: the row stays locked while its mail is sent.
    transport: createTransport({
      url: SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }),
    from: SUPPORT_EMAIL_FROM,
    to: SUPPORT_EMAIL_TO,
    log: app.log,
    retrySeconds: SUPPORT_RETRY_SECONDS,
  });
}
