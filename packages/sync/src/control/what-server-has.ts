import { refusalOf } from '../server/refusal';
import type { SyncServer } from '../server/sync-server';
import type { SyncOff } from '../sync-control';

/** Whether the person's data is on the server. Never rejects. */
export async function whatServerHas(server: SyncServer): Promise<SyncOff['server']> {
  try {
    return (await server.account()) ? 'data' : 'nothing';
  } catch (cause) {
    return refusalOf(cause) === 'sync-not-offered' ? 'not-offered' : 'unknown';
  }
}
