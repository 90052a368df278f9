import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';
import type { DatabaseHandle } from '../platform/database/database';
import { composeSupportMail, type SupportAddresses } from './support-mail';
import { supportMailTable } from './support-mail-table';

export interface SupportOutboxOptions extends SupportAddresses {
  database: DatabaseHandle;
  transport: Pick<Transporter, 'sendMail'>;
  log: FastifyBaseLogger;
  /** How often unsent mail is looked for, and the wait after a first failure; it doubles with each, up to an hour. */
  retrySeconds: number;
}

export interface SupportOutbox {
  /** Sends due mail, one at a time. Resolves to the number of sent mails. */
  deliver: () => Promise<number>;
  /** Delivers now and then every `retrySeconds`. */
  start: () => void;
  /** Delivers soon, without waiting for it; nothing before `start`. */
  nudge: () => void;
  /** Finishes the mail that is being sent. */
  close: () => Promise<void>;
}

const maxWaitSeconds = 3600;

/** Sends stored mail until none is left. Several processes may run it: each skips rows that another works on. */
export function createSupportOutbox(options: SupportOutboxOptions): SupportOutbox {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();

  const deliver = async () => {
    let sent = 0;
    for (;;) {
      const outcome = await deliverNext(options);
      if (outcome === 'sent') sent++;
      // A mail that was refused says nothing about the next; a server that is away, everything.
      else if (outcome !== 'refused') return sent;
    }
  };
  const nudge = () => {
    if (!timer) return;
    round = round.then(deliver).catch((error: unknown) => options.log.error({ err: error }, 'support mail waits'));
  };
  return {
    deliver,
    nudge,
    start: () => {
      timer ??= setInterval(nudge, options.retrySeconds * 1000);
      nudge();
    },
    close: async () => {
      clearInterval(timer);
      timer = undefined;
      await round;
    },
  };
}

async function deliverNext(options: SupportOutboxOptions): Promise<'sent' | 'refused' | 'away' | 'none'> {
  const { database, transport, log, retrySeconds } = options;
  return database.transaction(async (transaction) => {
    const [mail] = await transaction
      .select()
      .from(supportMailTable)
      .where(and(isNull(supportMailTable.sentDate), lte(supportMailTable.nextAttemptDate, sql`now()`)))
      .orderBy(asc(supportMailTable.nextAttemptDate))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return 'none';

    const attempts = mail.attempts + 1;
    const keep = (values: Partial<typeof supportMailTable.$inferInsert>) =>
      transaction
        .update(supportMailTable)
        .set({ attempts, ...values })
        .where(eq(supportMailTable.id, mail.id));
    try {
      await transport.sendMail(composeSupportMail(mail, options));
    } catch (error) {
      const waitSeconds = Math.min(retrySeconds * 2 ** mail.attempts, maxWaitSeconds);
      const problem = error as Error & { responseCode?: number };
      log.warn({ err: error, supportMail: mail.id, attempts, waitSeconds }, 'support mail was not sent');
      await keep({
        lastError: problem.message.slice(0, 500),
        nextAttemptDate: new Date(Date.now() + waitSeconds * 1000),
      });
      return problem.responseCode ? 'refused' : 'away';
    }
    await keep({ sentDate: new Date(), lastError: null });
    return 'sent';
  });
}
