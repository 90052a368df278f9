import type { SandboxAccount } from './sandbox-account';
import { checkoutPage, closedPage, portalPage } from './sandbox-pages';

/** A request to a page of the provider, such as `POST /checkout/cs_1/decline`. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** A page to show, or an address to go to. */
export type PageAnswer = { readonly html: string; readonly status: number } | { readonly location: string };

const show = (html: string, status = 200): PageAnswer => ({ html, status });
const leave = (location: string): PageAnswer => ({ location });

/** Does what a person chose on a hosted page, and answers with the next page. */
export function answerPage(account: SandboxAccount, { method, path, query }: PageRequest): PageAnswer {
  const [, kind, id = '', action] = path.split('/');
  const pressed = method === 'POST' ? (action ?? '') : undefined;
  if (kind === 'checkout') return answerCheckout(account, id, pressed);
  const returnUrl = query.get('return_url') ?? '/';
  const isKnown = account.state.customers.some((customer) => customer.id === id);
  return kind === 'portal' && isKnown
    ? answerPortal(account, id, pressed, returnUrl)
    : show(closedPage(returnUrl), 404);
}

/** @param pressed the button, or undefined when the page is only opened */
function answerCheckout(account: SandboxAccount, id: string, pressed: string | undefined): PageAnswer {
  const session = account.session(id);
  if (!session) return show(closedPage('/'), 404);
  const done = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
  if (session.status === 'complete') return leave(done);
  if (session.status !== 'open') return show(closedPage(session.cancel_url));
  if (pressed === undefined) return show(checkoutPage(session));
  if (pressed === 'decline') return show(checkoutPage(session, 'Your card was declined. Try another one.'));
  account.pay(session, pressed === 'pending');
  return leave(done);
}

/** The page with receipts and the card of a customer. */
function answerPortal(
  account: SandboxAccount,
  customerId: string,
  pressed: string | undefined,
  returnUrl: string,
): PageAnswer {
  if (pressed === undefined) return show(portalPage(account, customerId, returnUrl));
  const own = account.state.subscriptions.findLast(({ customer }) => customer === customerId);
  if (pressed === 'decline' || pressed === 'accept') account.setDeclined(customerId, pressed === 'decline');
  if (pressed === 'settle' && own) account.settle(own);
  if (pressed === 'renew' && own) account.passPeriod(own);
  return leave(`/portal/${customerId}?return_url=${encodeURIComponent(returnUrl)}`);
}
