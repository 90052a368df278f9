import { renderScreen } from '@keepmark/app-shell/testing';
import type { ContactValues } from '../contact';
import { createContactsRoutes } from '../routes';
import { databaseOf } from './database-of';

/** Opens a screen of this package with a new database of these contacts. */
export async function renderContacts(path: string, contacts: readonly ContactValues[] = []) {
  const { database, table, ids } = databaseOf(contacts);
  const screen = await renderScreen(createContactsRoutes, { path, database });
  return { ...screen, ids, table };
}
