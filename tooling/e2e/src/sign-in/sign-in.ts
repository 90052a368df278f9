import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newestSignInLink } from './auth-emulator';
import { answerGoogleScript } from './google-script';

/** The badge of the signed-in user, on both sites. */
export const badgeOf = (page: Page) => page.getByRole('link', { name: /^Profile of / });

type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Reused between journeys, because a worker stays on one site. */
let knownSession: SignedInState | undefined;

/**
 * Signs in on a worker's first call and reuses that session later. It opens no page then, so go to the first screen after
 * it.
 * @param url where the site is, for a journey with another `baseURL`, such as `urlWithoutAi`
 */
export async function signInForDevelopment(page: Page, url = test.info().project.use.baseURL): Promise<void> {
  const context = page.context();
  if (knownSession) return context.setStorageState(sessionAt(knownSession, url));
  await signInOnScreen(page);
  // Wait until the server has the account, or every journey would finish the sign-in again.
  await page.waitForFunction(() => localStorage.getItem('keepmark-session') === 'settled');
  knownSession = onlySession(await context.storageState({ indexedDB: true }));
}

/** The same session on a site at another address. */
const sessionAt = ({ cookies, origins }: SignedInState, url = ''): SignedInState => ({
  cookies,
  origins: origins.map((origin) => (origin.localStorage.length > 0 ? { ...origin, origin: url } : origin)),
});

/** Only the session, without what the first screen stored: every journey starts with an empty store. */
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

/** The IndexedDB databases of an origin, which Playwright reads and writes but doesn't type. */
function databasesOf(origin: object): readonly { name: string }[] {
  return (origin as { indexedDB?: readonly { name: string }[] }).indexedDB ?? [];
}

/** Presses "Development sign-in" and waits for the next screen. */
export async function signInOnScreen(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Development sign-in' }).click();
  await expect(badgeOf(page)).toBeVisible();
}

/** Asks for an email link on the open sign-in screen, and opens the link as a person would from the email. */
export async function signInByEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await newestSignInLink(email));
  await expect(badgeOf(page)).toBeVisible();
}

/** Presses the Google button on the open sign-in screen, and creates an account in the popup. */
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
