import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newestSignInLink } from './auth-emulator';
import { answerGoogleScript } from './google-script';

/** Whoever is signed in has this badge, on both sites. */
export const badgeOf = (page: Page) => page.getByRole('link', { name: /^Profile of / });

type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;
/** A worker stays on one site. */
let knownSession: SignedInState | undefined;

/**
 * Signs in on the first call of a worker and reuses that session on the next ones. Opens no page then: a journey goes
 * on with the first screen that it is about.
 */
export async function signInForDevelopment(page: Page): Promise<void> {
  const context = page.context();
  if (knownSession) return context.setStorageState(knownSession);
  await signInOnScreen(page);
  // Until the service has the account: an unfinished sign-in would be finished by every journey.
  await page.waitForFunction(() => localStorage.getItem('keepmark-session') === 'settled');
  knownSession = onlySession(await context.storageState({ indexedDB: true }));
}

/** Without what the screen after the sign-in has stored: every journey starts with an empty store. */
function onlySession({ cookies, origins }: SignedInState): SignedInState {
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => /^keepmark-(person|session)$/.test(name)),
      indexedDB: databasesOf(origin).filter(({ name }) => name === 'firebaseLocalStorageDb'),
    })),
  };
}

/** Playwright hands them out and takes them back, but its types don't list them. */
function databasesOf(origin: object): readonly { name: string }[] {
  return (origin as { indexedDB?: readonly { name: string }[] }).indexedDB ?? [];
}

/** Presses the button on the sign-in screen, and waits for the screen that follows. */
export async function signInOnScreen(page: Page): Promise<void> {
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
