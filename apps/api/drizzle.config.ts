import { defineConfig } from 'drizzle-kit';

/** `pnpm migration` compares every feature's tables with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*-table.ts',
  out: './drizzle',
  casing: 'snake_case',
});
