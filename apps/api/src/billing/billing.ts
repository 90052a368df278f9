// Plans: their calls, the webhook of the payment provider, and how many answers a plan has.
export { registerBilling } from './billing-routes';
export { markClosing } from './billing-customers';
export type { Billing } from './create-billing';
