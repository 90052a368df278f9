import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mail to support: kept before it is sent, and afterwards as the record of it. */
export const supportMailTable = pgTable(
  'support_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Becomes the mail's Message-ID, so that a mail that is sent twice is recognized as one. */
    messageId: uuid().notNull().defaultRandom(),
    emailFrom: text().notNull(),
    emailFromName: text().notNull(),
    emailBody: text().notNull(),
    receivedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentDate: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
  },
  (table) => [
    index('support_mails_unsent')
      .on(table.nextAttemptDate)
      .where(sql`${table.sentDate} is null`),
  ],
);

export type SupportMailRow = typeof supportMailTable.$inferSelect;
