import { type ApiClient, call } from '@keepmark/api-client';
import { getMapStreets } from '@keepmark/contracts';
import type { MapStreets } from '@keepmark/map/streets';

/** A map doesn't wait longer: it shows outlines. */
const timeoutMs = 3000;

/** Asks the server where the streets of the map are. @throws when it doesn't answer */
export async function askForStreets(client: ApiClient): Promise<MapStreets> {
  const { archive, explainImport } = await call({ ...client, timeoutMs }, getMapStreets);
  if (!archive) return { archive, explainImport };
  const { path, ...facts } = archive;
  const url = new URL(`${client.baseUrl.replace(/\/$/, '')}/${path}`, window.location.href).href;
  return { archive: { ...facts, url }, explainImport };
}
