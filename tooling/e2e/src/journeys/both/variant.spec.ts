import type { Page } from '@playwright/test';
import { createSiteServer } from '@keepmark/dev/site-server';
import { expect, test } from '../../journey';
import { apiUrl } from '../../stack/addresses';
import { builtSite } from '../../stack/serve-copy';

/** What a site says about itself, in the head of its pages and in its top bar. */
const faces = {
  jobs: {
    name: 'Keepmark Jobs',
    title: 'Keepmark Jobs: find jobs and track your applications',
    description: /job seekers/,
    keywords: /Job Application Tracker/,
    headline: 'Know where every application stands',
  },
  places: {
    name: 'Keepmark Places',
    title: 'Keepmark Places',
    description: /^Find places you are interested in and keep a list of them/,
    keywords: /^Place Search, Location Search, Favorite Place Manager, Travel Tracker$/,
    headline: 'Every place you care about, in one place',
  },
} as const;
type Variant = keyof typeof faces;

async function expectFace(page: Page, variant: Variant): Promise<void> {
  const { name, title, description, keywords, headline } = faces[variant];
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', keywords);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `/${variant}.webmanifest`);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', new RegExp(`/${variant}-`));
  const icon = await page.locator('link[rel="icon"]').evaluate((link: HTMLLinkElement) => link.href);
  // Each variant has its own color.
  const drawn = icon.startsWith('data:') ? decodeURIComponent(icon) : await (await page.request.get(icon)).text();
  expect(drawn).toContain({ jobs: '1565c0', places: '00796b' }[variant]);
}

for (const asked of ['jobs', 'places'] as const) {
  test(`a build served as ${asked} is ${faces[asked].name}`, async ({ page, site }) => {
    const server = await createSiteServer({ directory: builtSite(site), apiUrl, variant: asked });
    try {
      await page.goto(await server.listen({ port: 0, host: 'localhost' }));
      await expectFace(page, asked);
    } finally {
      await server.close();
    }
  });
}

test('an unknown variant is ignored with one warning', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const server = await createSiteServer({ directory: builtSite(site), apiUrl, variant: 'boats' });
  try {
    await page.goto(await server.listen({ port: 0, host: 'localhost' }));
    await expectFace(page, site);
    // The page can be read before its script has started.
    await expect.poll(() => warnings.filter((text) => text.includes('boats'))).toHaveLength(1);
  } finally {
    await server.close();
  }
});
