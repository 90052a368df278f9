import type { SandboxAccount } from './sandbox-account';
import type { WireSession } from './wire-objects';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escaped[character] ?? '');

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
  .note { border: 2px solid; border-radius: 12px; padding: .5rem 1rem; font-weight: 600; }
  form { margin: .75rem 0; }
  button { font: inherit; padding: .6rem 1.2rem; border-radius: 20px; border: 1px solid; cursor: pointer; width: 100%; }
  table { width: 100%; border-collapse: collapse; }
  td, th { text-align: left; padding: .3rem 0; }
</style>
<main>
<h1>${html(title)}</h1>
<p class="note">Sandbox: no money moves, and no card is asked for.</p>
${content}
</main>
</html>`;

const button = (path: string, label: string): string =>
  `<form method="post" action="${html(path)}"><button>${html(label)}</button></form>`;

/** The payment page, in place of the provider's. It offers each way that a payment can end. */
export function checkoutPage({ id, cancel_url: cancelUrl }: WireSession, problem = ''): string {
  return page(
    'Keepmark Monthly, $10.00 a month',
    `${problem && `<p role="alert">${html(problem)}</p>`}
${button(`/checkout/${id}/pay`, 'Pay $10.00 with a test card')}
${button(`/checkout/${id}/decline`, 'Pay with a card that is declined')}
${button(`/checkout/${id}/pending`, 'Pay by bank transfer, which takes a while')}
<p><a href="${html(cancelUrl)}">Go back without paying</a></p>`,
  );
}

/** A page for a payment page that can't be used anymore. */
export const closedPage = (returnUrl: string): string =>
  page(
    'This payment page is closed',
    `<p>It was used, or it expired.</p><p><a href="${html(returnUrl)}">Go back</a></p>`,
  );

/** The customer portal: receipts and, since this is a sandbox, ways to let time pass and cards fail. */
export function portalPage(account: SandboxAccount, customer: string, returnUrl: string): string {
  const { subscriptions, invoices, declined } = account.state;
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const own = subscriptions.findLast((each) => each.customer === customer);
  const path = (action: string) => `/portal/${customer}/${action}?return_url=${encodeURIComponent(returnUrl)}`;
  const receipts = invoices
    .filter((each) => each.customer === customer)
    .map(({ created, status }) => `<tr><td>${day(created)}</td><td>$10.00</td><td>${status}</td></tr>`)
    .join('');
  const isDeclined = declined.includes(customer);
  const actions = [
    isDeclined
      ? button(path('accept'), 'Use a card that works')
      : button(path('decline'), 'Use a card that is declined'),
    own?.status === 'incomplete' ? button(path('settle'), 'Let the bank transfer arrive') : '',
    own && own.status !== 'canceled'
      ? button(path('renew'), `Let time pass until ${day(own.items.data[0]?.current_period_end ?? 0)}`)
      : '',
  ];
  return page(
    'Receipts and cards',
    `<p>Plan: ${html(own?.status ?? 'none')}. Card: ${isDeclined ? 'declined' : 'works'}.</p>
<table><thead><tr><th>Date</th><th>Amount</th><th>Status</th></tr></thead><tbody>${receipts}</tbody></table>
${actions.join('\n')}
<p><a href="${html(returnUrl)}">Return to Keepmark</a></p>`,
  );
}
