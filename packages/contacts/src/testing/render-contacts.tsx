import { renderScreen } from '@keepmark/app-shell/testing';
import type { ContactValues } from '../contact';
import { createContactsRoutes } from '../routes';
import { databaseOf } from '@keepmark/local-store/testing';
import { contactTable } from '../contact-table';

/** Opens a screen of this package with a new database of these contacts. */
export async function renderContacts(path: string, contacts: readonly ContactValues[] = []) {
  const { database, table, ids } = databaseOf(contactTable, contacts);
  const screen = await renderScreen(createContactsRoutes, { path, database });
  return { ...screen, ids, table };
}
