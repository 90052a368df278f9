import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test('a signed-in person goes to their places without seeing the home page', async ({ page }) => {
  await signInForDevelopment(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => seen.push(document.body.textContent ?? ''));
  });
  await page.goto('/');
  await expect(page).toHaveURL('/places');
  const seen = await page.evaluate(() => (Reflect.get(window, 'seen') as string[]).join(' '));
  expect(seen).not.toContain('Get started');
});
