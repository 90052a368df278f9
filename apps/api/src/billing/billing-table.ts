import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * One row per person who ever opened a payment page. Its lock is held while their state is read from the provider, so
 * that what is stored is never older than what was stored before.
 */
export const billingCustomerTable = pgTable(
  'billing_customers',
  {
    userId: text().primaryKey(),
    /** The provider's id; null until the provider has answered. */
    customerId: text().unique(),
    /** Counts payment pages, and names them for the provider, so that a repeated request opens no second one. */
    attempt: integer().notNull().default(0),
    /** The payment page that may still be paid. */
    sessionId: text(),
    sessionUrl: text(),
    sessionExpiresAt: timestamp({ withTimezone: true }),
    subscriptionId: text(),
    /** The provider's own word, such as `active` or `past_due`; null for no subscription. */
    status: text(),
    planId: text(),
    currentPeriodStart: timestamp({ withTimezone: true }),
    currentPeriodEnd: timestamp({ withTimezone: true }),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** The account was deleted, and the provider hasn't confirmed the end of the plan yet. */
    closingSince: timestamp({ withTimezone: true }),
    /** When the provider was last asked. */
    checkedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('billing_customers_by_check').on(table.checkedAt)],
);
export type BillingCustomer = typeof billingCustomerTable.$inferSelect;

/** Events of the provider that were handled. One that comes again changes nothing. */
export const billingEventTable = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('billing_events_by_date').on(table.receivedAt)],
);
