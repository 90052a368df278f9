import { parseArgs } from 'node:util';
import { migrateDatabase, openDatabase, reachDatabase } from '../../platform/database/database';
import { EmbeddedDatabaseError } from '../../platform/embedded-database/embedded-database';
import { describeFailure, EnvironmentError, readEnvironment } from '../../platform/runtime/runtime';
import { oneLine } from '../../posting-text/posting-text';
import { companyReviews } from './company-reviews';
import { describeDecision, describeWaiting } from './describe-review';
import { ReviewError } from './review-error';

const usage = `Usage: pnpm companies:review                             Lists the companies that wait for review.
       pnpm companies:review approve ID...               Shows them to everybody.
       pnpm companies:review reject ID... [--reason TEXT]  Keeps them to their authors, who read the reason.
  An id comes from the list, such as 12-4f2a91c0. It also says which text you have read.`;

/** Companies that are listed at a time. */
const listLength = 50;
const maxReasonLength = 300;

async function main(parameters: string[]): Promise<void> {
  const { values, positionals } = readParameters(parameters);
  const [action = 'list', ...ids] = positionals;
  const isDecision = action === 'approve' || action === 'reject';
  const isReadable = isDecision ? ids.length > 0 : action === 'list' && ids.length === 0;
  if (values.help || !isReadable || (values.reason !== undefined && action !== 'reject')) {
    if (!values.help) throw new ReviewError(usage);
    console.log(usage);
    return;
  }
  const environment = readEnvironment();
  const stopDatabase = await reachDatabase(environment);
  const database = openDatabase(environment);
  try {
    await migrateDatabase(environment.DATABASE_URL);
    const reviews = companyReviews(database.write);
    if (action === 'approve') console.log(describeDecision('Approved', await reviews.approve(ids)));
    else if (action === 'reject') {
      const reason = oneLine(values.reason ?? '', maxReasonLength);
      console.log(describeDecision('Rejected', await reviews.reject(ids, reason)));
    } else console.log(describeWaiting(await reviews.waiting(listLength)));
  } finally {
    await database.close();
    await stopDatabase();
  }
}

function readParameters(parameters: string[]) {
  try {
    const options = { reason: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args: parameters.filter((text) => text !== '--'), options, allowPositionals: true });
  } catch (cause) {
    throw new ReviewError(usage, { cause });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = [ReviewError, EnvironmentError, EmbeddedDatabaseError];
  console.error(known.some((kind) => error instanceof kind) ? (error as Error).message : describeFailure(error));
  process.exitCode = 1;
});
