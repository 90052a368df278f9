import { aiLimits, type AiProvider } from '@keepmark/contracts';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { AiBusyError, AiQuotaUsedError } from './ai-errors';
import { aiDayTable, aiSpendTable, aiUsageTable } from './ai-usage-table';

export interface CallToReserve {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly provider: AiProvider;
  readonly model: string;
  readonly isStream: boolean;
  readonly ownKey: boolean;
  /** Answers that this user has a day. */
  readonly dailyAnswers: number;
  /** The most this call can cost, in millionths of a US dollar. */
  readonly highestMicroUsd: number;
  /** What the operator spends a day at most; undefined for no limit. */
  readonly dailyBudgetMicroUsd: number | undefined;
  readonly now: Date;
}

export interface SettledCall {
  readonly finish: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly microUsd: number;
  /** Whether the user gets the answer back: it failed before its first token. */
  readonly isReturned: boolean;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** When the next day in UTC starts. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

const secondsUntilTomorrow = (now: Date): number => Math.ceil((nextDay(now).getTime() - now.getTime()) / 1000);

/** Quota, budget and usage of AI calls. Days are in UTC. */
export function usageRepository(database: DatabaseHandle) {
  return {
    /** How many of the day's answers a user has used. */
    usedOn: async (userId: string, now: Date): Promise<number> => {
      const own = and(eq(aiDayTable.userId, userId), eq(aiDayTable.day, dayOf(now)));
      const [today] = await database.select({ used: aiDayTable.used }).from(aiDayTable).where(own);
      return today?.used ?? 0;
    },

    /**
     * Takes one answer of the user's day, and the highest cost of the operator's, before the call starts. Calls of one
     * user are reserved one after another, so that no two get the last answer.
     * @throws AiQuotaUsedError, AiBusyError
     */
    reserve: (call: CallToReserve): Promise<void> => database.transaction((transaction) => reserve(transaction, call)),

    /** Stores how a call ended, and returns what it didn't use. Only the first settlement of a call counts. */
    settle: (id: string, settled: SettledCall): Promise<void> =>
      database.transaction((transaction) => settle(transaction, id, settled)),
  };
}

type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

async function reserve(transaction: Transaction, call: CallToReserve): Promise<void> {
  const { userId, now } = call;
  const day = dayOf(now);
  await transaction.insert(aiDayTable).values({ userId, day }).onConflictDoNothing();
  const own = and(eq(aiDayTable.userId, userId), eq(aiDayTable.day, day));
  const [today] = await transaction.select().from(aiDayTable).where(own).for('update');

  if (!call.ownKey && (today?.used ?? 0) >= call.dailyAnswers) {
    throw new AiQuotaUsedError(
      `You have used your ${call.dailyAnswers} AI answers for today. They renew at midnight UTC, and your own key has no limit.`,
      secondsUntilTomorrow(now),
    );
  }
  if (call.isStream && (await runningStreams(transaction, userId, now)) >= aiLimits.streamsPerUser) {
    throw new AiBusyError();
  }
  if (!call.ownKey) {
    await reserveBudget(transaction, call, day);
    await transaction
      .update(aiDayTable)
      .set({ used: sql`${aiDayTable.used} + 1` })
      .where(own);
  }
  const { id, kind, provider, model, isStream, ownKey } = call;
  const microUsd = ownKey ? 0 : call.highestMicroUsd;
  const row = { id, userId, kind, provider, model, isStream, ownKey, microUsd, startedAt: now };
  await transaction.insert(aiUsageTable).values(row);
}

async function settle(transaction: Transaction, id: string, settled: SettledCall): Promise<void> {
  const running = and(eq(aiUsageTable.id, id), isNull(aiUsageTable.finish));
  const [call] = await transaction.select().from(aiUsageTable).where(running).for('update');
  if (!call) return;
  const { finish, inputTokens, outputTokens } = settled;
  const microUsd = call.ownKey ? 0 : settled.microUsd;
  await transaction
    .update(aiUsageTable)
    .set({ finish, inputTokens, outputTokens, microUsd, endedAt: sql`now()` })
    .where(eq(aiUsageTable.id, id));
  if (call.ownKey) return;
  const day = dayOf(call.startedAt);
  if (settled.isReturned) {
    await transaction
      .update(aiDayTable)
      .set({ used: sql`greatest(${aiDayTable.used} - 1, 0)` })
      .where(and(eq(aiDayTable.userId, call.userId), eq(aiDayTable.day, day)));
  }
  await transaction
    .update(aiSpendTable)
    .set({ microUsd: sql`greatest(${aiSpendTable.microUsd} + ${microUsd - call.microUsd}, 0)` })
    .where(eq(aiSpendTable.day, day));
}

/** Streams of a user that may still run. Those of a process that died are forgotten after the longest time of a call. */
async function runningStreams(transaction: Transaction, userId: string, now: Date): Promise<number> {
  const [found] = await transaction
    .select({ running: count() })
    .from(aiUsageTable)
    .where(
      and(
        eq(aiUsageTable.userId, userId),
        eq(aiUsageTable.isStream, true),
        isNull(aiUsageTable.finish),
        gt(aiUsageTable.startedAt, new Date(now.getTime() - aiLimits.totalMs - 5000)),
      ),
    );
  return found?.running ?? 0;
}

async function reserveBudget(transaction: Transaction, call: CallToReserve, day: string): Promise<void> {
  await transaction.insert(aiSpendTable).values({ day }).onConflictDoNothing();
  const [spent] = await transaction
    .update(aiSpendTable)
    .set({ microUsd: sql`${aiSpendTable.microUsd} + ${call.highestMicroUsd}` })
    .where(eq(aiSpendTable.day, day))
    .returning();
  if (call.dailyBudgetMicroUsd === undefined || !spent || spent.microUsd <= call.dailyBudgetMicroUsd) return;
  throw new AiQuotaUsedError(
    'AI has reached its limit for today. It is back at midnight UTC, and your own key works at any time.',
    secondsUntilTomorrow(call.now),
  );
}

/** Deletes what is stored about a user's AI calls, for a deleted account. */
export async function forgetAiUsage(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(aiUsageTable).where(eq(aiUsageTable.userId, userId));
  await transaction.delete(aiDayTable).where(eq(aiDayTable.userId, userId));
}
