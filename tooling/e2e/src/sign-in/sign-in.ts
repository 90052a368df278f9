import { expect, type Page } from '@playwright/test';
import { newestSignInLink } from './auth-emulator';
import { answerGoogleScript } from './google-script';

/** Whoever is signed in has this badge, on both sites. */
export const badgeOf = (page: Page) => page.getByRole('link', { name: /^Profile of / });

/** Signs in the quickest way, on the sign-in screen, and waits until it has led on. */
export async function signInForDevelopment(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Development sign-in' }).click();
  await expect(badgeOf(page)).toBeVisible();
}

/** Asks for a link on the sign-in screen that is open, and opens it as a person does from the e-mail. */
export async function signInByEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await newestSignInLink(email));
  await expect(badgeOf(page)).toBeVisible();
}

/** Presses the Google button of the sign-in screen that is open, and makes an account in the popup. */
export async function signInWithGoogle(page: Page, account: { email: string; name: string }): Promise<void> {
  await answerGoogleScript(page.context());
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(account.email);
  await popup.locator('#display-name-input').fill(account.name);
  await popup.locator('#sign-in').click();
  await expect(badgeOf(page)).toBeVisible();
}
