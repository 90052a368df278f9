import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';

const checkEveryMs = 500;
const answerWithinMs = 3000;
/** An answer that came while this process was busy is only read after the timer: it still counts. */
const graceMs = 100;

/**
 * Ends the connections of a pool when its database stops answering, so that whatever waits for it fails within five
 * seconds. A long statement is left alone: a second connection asks whether the server is alive.
 * @returns stops watching.
 */
export function endWhenFrozen(pool: Pool, connectionString: string, onFrozen: () => void): () => Promise<void> {
  const probe = new Pool({
    connectionString,
    max: 1,
    application_name: 'keepmark-watch',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection is replaced with the next question.
  probe.on('error', () => {});
  const clients = [clientsInUse(pool), clientsInUse(probe)];
  let check: Promise<void> | undefined;

  const lookOnce = async () => {
    if (await answersInTime(probe)) return;
    onFrozen();
    for (const inUse of clients) for (const client of inUse) void client.end().catch(() => {});
  };
  const timer = setInterval(() => {
    if (pool.totalCount === pool.idleCount) return;
    check ??= lookOnce().finally(() => (check = undefined));
  }, checkEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await check;
    await probe.end();
  };
}

/** Whether the server says anything: one that refuses is no longer frozen. */
async function answersInTime(probe: Pool): Promise<boolean> {
  const answered = probe.query('select 1').then(
    () => true,
    () => true,
  );
  const isLate = sleep(answerWithinMs).then(() => false);
  return (await Promise.race([answered, isLate])) || Promise.race([answered, sleep(graceMs).then(() => false)]);
}

/** The pool's connections in use. The pool doesn't notice when an idle one is ended. */
function clientsInUse(pool: Pool): ReadonlySet<Client> {
  const inUse = new Set<Client>();
  pool.on('acquire', (client) => {
    if (client instanceof Client) inUse.add(client);
  });
  pool.on('release', (_error, client) => {
    if (client instanceof Client) inUse.delete(client);
  });
  return inUse;
}
