import { createUser, deleteUser, getUser, updateUser, upsertUser } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import type { Billing } from '../billing/billing';
import { ApiError, NotFoundError } from '../platform/errors/errors';
import { registerCall } from '../platform/calls/calls';
import { requireOwnRecord } from '../platform/sign-in/sign-in';
import { createdDateFrom, namesOf, recordOf, userFrom } from './user-record';
import { usersRepository } from './users-repository';

/** The five user calls. Everybody reaches their own record and no other. */
export function registerUserRoutes(app: FastifyInstance, billing: Pick<Billing, 'close'>): void {
  const users = usersRepository(app.database.write);
  const absent = () => new NotFoundError('There is no record of you yet. Sign in again to create it.');

  registerCall(app, getUser, async ({ params, caller }) => {
    requireOwnRecord(caller, params.id);
    const row = await users.find(params.id);
    if (!row) throw absent();
    return { success: true, data: userFrom(row) };
  });

  registerCall(app, createUser, async ({ body, caller }) => {
    // It starts unverified; the sign-in's upsert takes it from the token.
    const row = await users.insert({ ...recordOf(caller, body), emailVerified: false });
    if (!row) throw new ApiError(409, 'user-exists', 'Your record exists already. Change it with user/update.');
    return { success: true };
  });

  registerCall(app, upsertUser, async ({ body, caller }) => {
    requireOwnRecord(caller, body.id);
    const row = await users.upsert(recordOf(caller, body), createdDateFrom(body.createdDate, new Date()));
    return { success: true, data: userFrom(row) };
  });

  registerCall(app, updateUser, async ({ params, body, caller }) => {
    requireOwnRecord(caller, params.id);
    const kept = await users.find(params.id);
    if (!kept) throw absent();
    const { email, emailVerified, provider } = recordOf(caller, { ...kept, ...body });
    const changed = await users.update(params.id, {
      ...namesOf(body.name || kept.name),
      email,
      emailVerified,
      provider,
    });
    if (!changed) throw absent();
    return { success: true };
  });

  registerCall(app, deleteUser, async ({ params, caller }) => {
    requireOwnRecord(caller, params.id);
    if (!(await users.remove(params.id))) throw absent();
    // The hourly check tries again: a provider that is down must not keep anybody's record.
    await billing.close(params.id).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the plan of a deleted account could not be ended yet');
    });
    return { success: true };
  });
}
