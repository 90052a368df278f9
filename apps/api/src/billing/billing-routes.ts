import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  openBillingPortal,
  recordPayment,
} from '@keepmark/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../platform/calls/calls';
import type { Environment } from '../platform/runtime/runtime';
import { requireOwnRecord } from '../platform/sign-in/sign-in';
import { type Billing, createBilling } from './create-billing';
import { choosePayments } from './payments';
import { registerWebhook } from './webhook-route';

const hourMs = 3_600_000;

/**
 * The calls of plans and the provider's webhook.
 * @param background whether this process repairs, every hour, what webhooks missed
 * @param timeoutMs how long the provider may take for one try
 */
export async function registerBilling(
  app: FastifyInstance,
  environment: Environment,
  { background, timeoutMs }: { background: boolean; timeoutMs?: number | undefined },
): Promise<Billing> {
  const payments = choosePayments(environment, timeoutMs);
  const billing = createBilling({
    database: app.database.write,
    payments,
    log: app.log,
    freeAnswersPerDay: environment.AI_FREE_ANSWERS_PER_DAY,
  });
  if (background && payments.mode !== 'off') reconcileHourly(app, billing);
  await registerWebhook(app, payments, billing);

  registerCall(app, getSubscription, async ({ params: { customerId }, caller }) => {
    const data = await billing.subscriptionOf(caller.uid);
    if (customerId !== data.customerId) requireOwnRecord(caller, customerId);
    return { success: true, data };
  });
  registerCall(app, createSubscription, async ({ params, caller, request }) => {
    requireOwnRecord(caller, params.id);
    const data = await billing.create({ userId: caller.uid, email: caller.email }, siteOf(request, environment));
    return { success: true, data };
  });
  registerCall(app, cancelSubscription, async ({ params, body, caller }) => {
    requireOwnRecord(caller, params.id);
    return { success: true, data: await billing.cancel(caller.uid, body) };
  });
  registerCall(app, recordPayment, async ({ params, body, caller }) => {
    requireOwnRecord(caller, params.id);
    return { success: true, data: await billing.record(caller.uid, body.sessionId) };
  });
  registerCall(app, openBillingPortal, async ({ params, caller, request }) => {
    requireOwnRecord(caller, params.id);
    return { success: true, data: await billing.portal(caller.uid, siteOf(request, environment)) };
  });
  return billing;
}

/** The site that sent the request, to return to. Only our own sites, because the URL goes to the provider. */
function siteOf({ headers }: FastifyRequest, { SITE_ORIGINS: sites, NODE_ENV }: Environment): string {
  const { origin = '' } = headers;
  if (sites.includes(origin)) return origin;
  const isLocal = NODE_ENV !== 'production' && /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin);
  if (isLocal) return origin;
  // Empty only where payments are off.
  return sites[0] ?? '';
}

function reconcileHourly(app: FastifyInstance, billing: Billing): void {
  let round: Promise<unknown> = Promise.resolve();
  const next = () => {
    round = round
      .then(() => billing.reconcile())
      .catch((error: unknown) => app.log.error({ err: error }, 'plans could not be checked'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(next, hourMs);
    next();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
