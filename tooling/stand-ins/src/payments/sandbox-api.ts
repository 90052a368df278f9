import type { IncomingHttpHeaders } from 'node:http';
import { type FormFields, textOf } from './read-form';
import type { SandboxAccount } from './sandbox-account';

interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The body as it was sent, by which a repeated request is recognized. */
  readonly form: string;
  readonly fields: FormFields;
  readonly headers: IncomingHttpHeaders;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

const wireError = (status: number, type: string, message: string, code?: string): ApiAnswer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});
const missing = (what: string): ApiAnswer =>
  wireError(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');

const metadataOf = (fields: FormFields) =>
  Object.fromEntries(Object.keys(fields['metadata'] ?? {}).map((name) => [name, textOf(fields, 'metadata', name)]));

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });

interface Provider {
  readonly account: SandboxAccount;
  /** For links to its pages; it is known once the server listens. */
  readonly sandboxUrl: () => string;
}

/** Answers one call. @param id the one in the path; empty where there is none */
type AnswerOf = (provider: Provider, fields: FormFields, id: string) => ApiAnswer;

const hasCustomer = ({ state }: SandboxAccount, customer: string) => state.customers.some(({ id }) => id === customer);

const createCustomer: AnswerOf = ({ account }, fields) =>
  ok(account.createCustomer(textOf(fields, 'email'), metadataOf(fields)));

const createCheckoutSession: AnswerOf = ({ account, sandboxUrl }, fields) => {
  const customer = textOf(fields, 'customer');
  if (!hasCustomer(account, customer)) return missing(`customer: '${customer}'`);
  const session = account.createSession(
    {
      customer,
      client_reference_id: textOf(fields, 'client_reference_id') || null,
      metadata: metadataOf(fields),
      success_url: textOf(fields, 'success_url'),
      cancel_url: textOf(fields, 'cancel_url'),
    },
    (id) => `${sandboxUrl()}/checkout/${id}`,
  );
  return ok(session);
};

const getCheckoutSession: AnswerOf = ({ account }, _, id) => {
  const session = account.session(id);
  return session ? ok(session) : missing(`checkout.session: ${id}`);
};

const expireCheckoutSession: AnswerOf = ({ account }, _, id) => {
  const session = account.session(id);
  if (!session) return missing(`checkout.session: ${id}`);
  if (session.status !== 'open') {
    const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    return wireError(400, 'invalid_request_error', message);
  }
  account.expireSession(session);
  return ok(session);
};

const listSubscriptions: AnswerOf = ({ account: { state } }, fields) => {
  const own = state.subscriptions.filter(({ customer }) => customer === textOf(fields, 'customer'));
  return ok({ object: 'list', url: '/v1/subscriptions', has_more: false, data: own.toReversed() });
};

const updateSubscription: AnswerOf = ({ account }, fields, id) => {
  const subscription = account.state.subscriptions.find((each) => each.id === id);
  if (!subscription) return missing(`subscription: '${id}'`);
  const cancel = textOf(fields, 'cancel_at_period_end');
  if (cancel) account.setCancelAtPeriodEnd(subscription, cancel === 'true');
  return ok(subscription);
};

const cancelSubscription: AnswerOf = ({ account }, _, id) => {
  const subscription = account.state.subscriptions.find((each) => each.id === id && each.status !== 'canceled');
  if (!subscription) return missing(`subscription: '${id}'`);
  account.end(subscription);
  return ok(subscription);
};

const createPortalSession: AnswerOf = ({ account, sandboxUrl }, fields) => {
  const customer = textOf(fields, 'customer');
  if (!hasCustomer(account, customer)) return missing(`customer: '${customer}'`);
  const returnUrl = encodeURIComponent(textOf(fields, 'return_url'));
  const url = `${sandboxUrl()}/portal/${customer}?return_url=${returnUrl}`;
  return ok({ id: `bps_${customer}`, object: 'billing_portal.session', customer, url });
};

const calls: readonly (readonly [method: string, path: RegExp, answerOf: AnswerOf])[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createCheckoutSession],
  ['GET', /^\/v1\/checkout\/sessions\/(?<id>\w+)$/, getCheckoutSession],
  ['POST', /^\/v1\/checkout\/sessions\/(?<id>\w+)\/expire$/, expireCheckoutSession],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['POST', /^\/v1\/subscriptions\/(?<id>\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(?<id>\w+)$/, cancelSubscription],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortalSession],
];

/**
 * The calls of the payment provider that Keepmark makes, in its wire format. A POST with a known idempotency key answers
 * as it did before.
 */
export function createSandboxApi(provider: Provider, key: string): (request: ApiRequest) => ApiAnswer {
  const answered = new Map<string, { readonly request: string; readonly answer: ApiAnswer }>();
  return ({ method, path, form, fields, headers }) => {
    if (headers.authorization !== `Bearer ${key}`) {
      return wireError(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    const idempotencyKey = headers['idempotency-key']?.toString();
    const request = `${method} ${path} ${form}`;
    const earlier = idempotencyKey === undefined ? undefined : answered.get(idempotencyKey);
    if (earlier && earlier.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return wireError(400, 'idempotency_error', message);
    }
    if (earlier) return earlier.answer;
    for (const [own, pattern, answerOf] of calls) {
      const match = own === method ? pattern.exec(path) : null;
      if (!match) continue;
      const answer = answerOf(provider, fields, match.groups?.['id'] ?? '');
      if (idempotencyKey !== undefined && method === 'POST') {
        answered.set(idempotencyKey, { request, answer: structuredClone(answer) });
      }
      return answer;
    }
    return wireError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  };
}
