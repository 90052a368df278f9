import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { SandboxState } from './wire-objects';

/** The sandbox's state in one row, so that a restart of a development server forgets no subscription. */
export const billingSandboxTable = pgTable('billing_sandbox', {
  id: integer().primaryKey(),
  state: jsonb().$type<SandboxState>().notNull(),
});
