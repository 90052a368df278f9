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

/**
 * The calls of the payment provider that Keepmark makes, in its wire format. A POST with a known idempotency key answers
 * as it did before.
 * @param sandboxUrl for links to its pages; it is known once the server listens
 */
export function createSandboxApi(
  account: SandboxAccount,
  key: string,
  sandboxUrl: () => string,
): (request: ApiRequest) => ApiAnswer {
  const { state } = account;
  const answered = new Map<string, { readonly request: string; readonly answer: ApiAnswer }>();
  const calls: readonly [method: string, path: RegExp, answer: (id: string, fields: FormFields) => ApiAnswer][] = [
    [
      'POST',
      /^\/v1\/customers$/,
      (_, fields) => ({ status: 200, body: account.createCustomer(textOf(fields, 'email'), metadataOf(fields)) }),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      (_, fields) => {
        const customer = textOf(fields, 'customer');
        if (!state.customers.some(({ id }) => id === customer)) return missing(`customer: '${customer}'`);
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
        return { status: 200, body: session };
      },
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(?<id>\w+)$/,
      (id) => {
        const session = account.session(id);
        return session ? { status: 200, body: session } : missing(`checkout.session: ${id}`);
      },
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(?<id>\w+)\/expire$/,
      (id) => {
        const session = account.session(id);
        if (!session) return missing(`checkout.session: ${id}`);
        if (session.status !== 'open') {
          return wireError(
            400,
            'invalid_request_error',
            'Only Checkout Sessions with a status in ["open"] can be expired.',
          );
        }
        account.expireSession(session);
        return { status: 200, body: session };
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      (_, fields) => {
        const own = state.subscriptions.filter(({ customer }) => customer === textOf(fields, 'customer'));
        return {
          status: 200,
          body: { object: 'list', url: '/v1/subscriptions', has_more: false, data: own.toReversed() },
        };
      },
    ],
    [
      'POST',
      /^\/v1\/subscriptions\/(?<id>\w+)$/,
      (id, fields) => {
        const subscription = state.subscriptions.find((each) => each.id === id);
        if (!subscription) return missing(`subscription: '${id}'`);
        const cancel = textOf(fields, 'cancel_at_period_end');
        if (cancel) account.setCancelAtPeriodEnd(subscription, cancel === 'true');
        return { status: 200, body: subscription };
      },
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(?<id>\w+)$/,
      (id) => {
        const subscription = state.subscriptions.find((each) => each.id === id && each.status !== 'canceled');
        if (!subscription) return missing(`subscription: '${id}'`);
        account.end(subscription);
        return { status: 200, body: subscription };
      },
    ],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      (_, fields) => {
        const customer = textOf(fields, 'customer');
        if (!state.customers.some(({ id }) => id === customer)) return missing(`customer: '${customer}'`);
        const returnUrl = encodeURIComponent(textOf(fields, 'return_url'));
        const url = `${sandboxUrl()}/portal/${customer}?return_url=${returnUrl}`;
        return { status: 200, body: { id: `bps_${customer}`, object: 'billing_portal.session', customer, url } };
      },
    ],
  ];

  return ({ method, path, form, fields, headers }) => {
    if (headers.authorization !== `Bearer ${key}`) {
      return wireError(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    const idempotencyKey = headers['idempotency-key']?.toString();
    const request = `${method} ${path} ${form}`;
    const earlier = idempotencyKey === undefined ? undefined : answered.get(idempotencyKey);
    if (earlier && earlier.request !== request) {
      return wireError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    }
    if (earlier) return earlier.answer;
    for (const [own, pattern, answerOf] of calls) {
      const match = own === method ? pattern.exec(path) : null;
      if (!match) continue;
      const answer = answerOf(match.groups?.['id'] ?? '', fields);
      if (idempotencyKey !== undefined && method === 'POST') {
        answered.set(idempotencyKey, { request, answer: structuredClone(answer) });
      }
      return answer;
    }
    return wireError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  };
}
