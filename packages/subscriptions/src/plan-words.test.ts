import { expect, it } from 'vitest';
import { planWords } from './plan-words';
import { plans } from './testing/plans';

it('has words for every state of a plan', () => {
  const said = Object.entries(plans).map(([name, plan]) => {
    const { title, message, tone } = planWords(plan);
    return [name, `${tone} | ${title} | ${message}`];
  });
  expect(Object.fromEntries(said)).toMatchInlineSnapshot(`
    {
      "active": "good | Active | Your plan renews on Dec 22, 2026 for $10.",
      "canceled": "attention | Ends Dec 22, 2026 | You canceled your plan. It works until Dec 22, 2026, and you won’t be charged again.",
      "ended": "ended | Ended | Your plan has ended. Everything you saved is still here, and you can subscribe again.",
      "none": "none | Free | You’re using Keepmark for free.",
      "off": "none | Free | You’re using Keepmark for free.",
      "pastDue": "attention | Payment failed | We couldn’t charge your card. Update it by Nov 29, 2026 to keep your plan.",
      "paused": "attention | Payment failed | We couldn’t charge your card, so your plan is paused. Update your card to continue.",
      "pending": "attention | Payment being confirmed | Your plan starts as soon as your payment arrives. A bank transfer can take a few days.",
      "sandbox": "none | Free | You’re using Keepmark for free.",
    }
  `);
});
