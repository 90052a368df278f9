import { fileURLToPath } from 'node:url';
import { createSiteServer } from '@keepmark/dev/site-server';
import { expect, test } from '../../journey';
import { apiUrl } from '../../stack/addresses';

const dist = (site: string) => fileURLToPath(new URL(`../../../../../apps/${site}-site/dist`, import.meta.url));
const other = { jobs: 'places', places: 'jobs' } as const;
const names = { jobs: 'Keepmark Jobs', places: 'Keepmark Places' } as const;

test('whoever serves a site can turn it into the other variant', async ({ page, site }) => {
  const server = await createSiteServer({ directory: dist(site), apiUrl, variant: other[site] });
  try {
    await page.goto(await server.listen({ port: 0, host: 'localhost' }));
    await expect(page).toHaveTitle(new RegExp(names[other[site]]));
    await expect(page.getByRole('banner')).toContainText(names[other[site]]);
  } finally {
    await server.close();
  }
});

test('a variant that nobody knows is ignored, with one warning', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const server = await createSiteServer({ directory: dist(site), apiUrl, variant: 'boats' });
  try {
    await page.goto(await server.listen({ port: 0, host: 'localhost' }));
    await expect(page).toHaveTitle(new RegExp(names[site]));
    expect(warnings.filter((text) => text.includes('boats'))).toHaveLength(1);
  } finally {
    await server.close();
  }
});
