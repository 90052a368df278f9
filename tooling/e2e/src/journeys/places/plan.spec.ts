import { expect, test } from '../../journey';
import { signInByEmail } from '../../sign-in/sign-in';

let people = 0;

test('subscribes, is declined, pays, cancels, resumes, and subscribes again', async ({ page }, { workerIndex }) => {
  test.slow();
  people += 1;
  await page.goto('/auth');
  await signInByEmail(page, `payer-${workerIndex}-${people}-${Date.now()}@example.com`);

  // A signed-in menu leads there.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await page.getByRole('link', { name: 'Subscribe', exact: true }).last().click();
  await page.getByRole('button', { name: 'Go to payment' }).click();

  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('You left the payment page. You weren’t charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByText('Your card was declined. Try another one.')).toBeVisible();
  expect(await page.locator('input').count()).toBe(0);
  await page.getByRole('button', { name: 'Pay $10.00 with a test card' }).click();
  await expect(page.getByText('Thank you. Your payment went through, and your plan is active.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Your plan renews on/)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Plan: Active' })).toBeVisible();

  await page.getByRole('link', { name: 'Your plan' }).click();
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible();

  // A card that is declined at the next renewal, then one that works.
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Receipts and cards' }).click();
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  await page.getByRole('button', { name: /^Let time pass until/ }).click();
  await page.getByRole('link', { name: 'Return to Keepmark' }).click();
  await expect(page.getByText('Payment failed')).toBeVisible();
  await page.getByRole('button', { name: 'Receipts and cards' }).click();
  await page.getByRole('button', { name: 'Use a card that works' }).click();
  await page.getByRole('link', { name: 'Return to Keepmark' }).click();
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('button', { name: 'Resume plan' })).toBeVisible();
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Receipts and cards' }).click();
  await page.getByRole('button', { name: /^Let time pass until/ }).click();
  await page.getByRole('link', { name: 'Return to Keepmark' }).click();
  await expect(page.getByText('Your plan has ended.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Subscribe', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeVisible();
});
