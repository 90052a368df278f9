import type { NamedEntry, PaletteSource } from '@keepmark/app-shell/palette-source';
import { companyTable } from '@keepmark/companies';
import { contactTable } from '@keepmark/contacts';
import { jobTable } from '@keepmark/jobs';
import type { TableDefinition } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { placeTable } from '@keepmark/places';

/** A source over all rows of a table, the newest first. */
function sourceOf<Row extends { readonly internalId: string }>(
  { group, icon, pathOf }: Omit<PaletteSource, 'read'>,
  table: TableDefinition<Row>,
  nameOf: (row: Row) => NamedEntry,
): PaletteSource {
  return {
    group,
    icon,
    pathOf,
    read: (database) => allRows(database.table(table)).map(nameOf).toReversed(),
  };
}

const placeOf = ({ city, state, country }: { city: string; state: string; country: string }) =>
  [city, state, country].filter(Boolean).join(', ');

/** What the command palette finds by name. A feature whose entries have a name adds a source here. */
export const paletteSources: readonly PaletteSource[] = [
  sourceOf(
    { group: 'Saved jobs', icon: 'briefcase', pathOf: (id) => `/job/edit/${id}` },
    jobTable,
    ({ internalId, jobTitle, companyName, location }) => ({
      internalId,
      label: jobTitle || companyName,
      detail: [jobTitle && companyName, location].filter(Boolean).join(' · '),
    }),
  ),
  sourceOf(
    { group: 'Saved companies', icon: 'building', pathOf: (id) => `/company/details/${id}` },
    companyTable,
    (company) => ({ internalId: company.internalId, label: company.companyName, detail: placeOf(company) }),
  ),
  sourceOf(
    { group: 'Contacts', icon: 'users', pathOf: (id) => `/contact/edit/${id}` },
    contactTable,
    ({ internalId, name, title, companyName }) => ({
      internalId,
      label: name,
      detail: [title, companyName].filter(Boolean).join(' · '),
    }),
  ),
  sourceOf({ group: 'Saved places', icon: 'map-pin', pathOf: (id) => `/place/details/${id}` }, placeTable, (place) => ({
    internalId: place.internalId,
    label: place.displayName || place.name,
    detail: placeOf(place),
  })),
];
