import * as z from 'zod/mini';
import { defineCall } from './call';
import { acknowledgement, envelope, nothing } from './envelope';
import { emailAddress, line } from './text';

/** The server's record of a user. Dates are ISO 8601. */
export const user = z.object({
  id: line(128).check(z.minLength(1)),
  name: line(),
  nameLower: line(),
  email: emailAddress,
  /** False until a sign-in with a verified address says otherwise. */
  emailVerified: z._default(z.boolean(), false),
  provider: line(64),
  createdDate: z.string(),
});
export type User = z.infer<typeof user>;

const userId = z.object({ id: line(128).check(z.minLength(1)) });
const newUser = z.object({ name: line().check(z.minLength(1)), email: emailAddress });
// Of what isn't sent, nothing changes: no default either.
const changedUser = z.partial(z.extend(z.omit(user, { id: true, createdDate: true }), { emailVerified: z.boolean() }));

export const getUser = defineCall({
  method: 'POST',
  path: 'user/get/:id',
  token: true,
  summary: 'Get your own user record',
  params: userId,
  body: nothing,
  answer: envelope(user),
  isIdempotent: true,
});

export const createUser = defineCall({
  method: 'POST',
  path: 'user/create',
  token: true,
  summary: 'Create your user record',
  params: nothing,
  body: newUser,
  answer: acknowledgement,
  reads: 'success',
});

export const upsertUser = defineCall({
  method: 'POST',
  path: 'user/upsert',
  token: true,
  summary: 'Create or update your user record after sign-in',
  params: nothing,
  body: user,
  answer: envelope(user),
  isIdempotent: true,
});

export const updateUser = defineCall({
  method: 'POST',
  path: 'user/update/:id',
  token: true,
  summary: 'Change your user record',
  params: userId,
  body: changedUser,
  answer: acknowledgement,
  reads: 'success',
  isIdempotent: true,
});

export const deleteUser = defineCall({
  method: 'DELETE',
  path: 'user/:id',
  token: true,
  summary: 'Delete your user record',
  params: userId,
  body: nothing,
  answer: acknowledgement,
  reads: 'success',
});
