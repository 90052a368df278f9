import type { Page } from '@playwright/test';
import { openScreen } from './open-screen';

/** Every path pattern of the site, such as /job/edit/$internalId. */
export const patternsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(window.__TSR_ROUTER__.routesByPath));

/** The pattern of the screen at a path. */
const patternOf = (page: Page, href: string): Promise<string> =>
  page.evaluate((path) => window.__TSR_ROUTER__.matchRoutes(path, {}).at(-1)?.fullPath ?? path, href);

/** The links that people can see on the screen now, each with the pattern of the screen that it opens. */
const visibleLinks = (page: Page): Promise<(readonly [pattern: string, href: string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const { pathname } = new URL(link.href);
        const pattern = window.__TSR_ROUTER__.matchRoutes(pathname, {}).at(-1)?.fullPath ?? pathname;
        return [pattern, link.getAttribute('href') ?? ''] as const;
      }),
  );

/** Opens what is folded on a screen, as people do who look for something. */
const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));

/** The links in the menus of a screen, which show when their button is pressed. */
async function linksInMenus(page: Page) {
  const found: (readonly [string, string])[] = [];
  const buttons = page.locator('main button[aria-haspopup="menu"]:visible');
  // One menu of the rows of a list: those are alike.
  const pressed = await buttons.evaluateAll((all) => {
    const isInRow = (button: Element) => button.closest('li, tr, article') !== null;
    const firstInRow = all.findIndex(isInRow);
    return all.map((_, at) => at).filter((at) => at === firstInRow || !isInRow(all[at]!));
  });
  for (const at of pressed) {
    await buttons.nth(at).click();
    await page.getByRole('menu').first().waitFor();
    found.push(...(await visibleLinks(page)));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').first().waitFor({ state: 'hidden' });
  }
  return found;
}

/**
 * Follows visible links from a screen, and opens one screen of each pattern.
 * @param isWanted whether to open the screens of a pattern
 * @param choices screens that a choice opens, not a link: these are opened, too
 * @returns the patterns that a link leads to
 */
export async function crawl(
  page: Page,
  isWanted: (pattern: string) => boolean,
  choices: readonly string[],
): Promise<Set<string>> {
  const reached = new Set<string>();
  const waiting: string[] = [];
  const add = (links: Iterable<readonly [pattern: string, href: string]>) => {
    for (const [pattern, href] of links) {
      if (reached.has(pattern) || !isWanted(pattern)) continue;
      reached.add(pattern);
      waiting.push(href);
    }
  };
  for (const href of choices) add([[await patternOf(page, href), href]]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  add(await visibleLinks(page));
  await page.keyboard.press('Escape');
  for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
    await openScreen(page, href);
    await unfold(page);
    add(await visibleLinks(page));
    add(await linksInMenus(page));
  }
  return reached;
}
