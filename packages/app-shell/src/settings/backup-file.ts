import type { Database } from '@keepmark/local-store';
import { type BackupFile, createBackup, restoreBackup, type RestoreMode } from '@keepmark/local-store/care';
import type { BackupPart } from '../app-context';

/** Everything as one file: the database, and the parts that aren't in it, each under its name. */
export async function backupAll(database: Database, parts: readonly BackupPart[] = []): Promise<BackupFile> {
  const written = await Promise.all(parts.map(async ({ name, write }) => [name, await write(database)] as const));
  // Last, since it counts as a backup from now on.
  const { name, text } = createBackup(database);
  const texts = written
    .filter(([, part]) => part !== undefined)
    .map(([part, value]) => `,${JSON.stringify(part)}:${JSON.stringify(value)}`);
  return { name, text: text.slice(0, -1) + texts.join('') + text.slice(-1) };
}

/**
 * Restores a file of `backupAll`. Parts come first: nothing refers to them yet if the database isn't restored.
 * @throws what `restoreBackup` and the parts throw; then the database is unchanged
 */
export async function restoreAll(
  database: Database,
  text: string,
  mode: RestoreMode,
  parts: readonly BackupPart[] = [],
): ReturnType<typeof restoreBackup> {
  const file = JSON.parse(text) as Readonly<Record<string, unknown>>;
  for (const { name, restore } of parts) if (file[name] !== undefined) await restore(file[name]);
  return restoreBackup(database, text, mode);
}
