import { expect, test } from '../../journey';
import { addJob, addSaved, confirmWords, openDevice, synced, turnOnSync } from '../../sync-devices';

// Two browsers, each of which signs in by email.
test.describe.configure({ timeout: 240_000 });

/** The account of each journey: sync is one for all of a person's devices. */
const emailOf = (title: string) => `${title}-${Date.now().toString(36)}@example.com`;

test('a phone joins by a code, both edit apart, and both have everything', async ({ browser, baseURL, problems }) => {
  const email = emailOf('two-devices');
  const settings = { email, baseURL: baseURL!, problems };
  const laptop = await openDevice(browser, { ...settings, size: 'desktop' });
  await addJob(laptop.page, 'Night Baker');
  await turnOnSync(laptop.page);
  await expect(laptop.page.getByText(/^Up to date/)).toBeVisible();

  await laptop.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await laptop.page.getByRole('button', { name: 'Add a device' }).click();
  await expect(laptop.page.getByRole('img', { name: /Code to scan/ })).toBeVisible();
  await laptop.page.getByRole('button', { name: 'Copy link' }).click();
  const address = await laptop.page.evaluate(() => navigator.clipboard.readText());

  const phone = await openDevice(browser, { ...settings, size: 'phone' });
  await addJob(phone.page, 'Miller');
  await phone.page.goto(address);
  await expect(phone.page.getByRole('heading', { name: 'Sync this device?' })).toBeVisible();
  await expect(phone.page).toHaveURL('/settings/devices');
  await phone.page.getByRole('button', { name: 'Sync this device' }).click();
  await expect(phone.page.getByText('What is saved in this browser (1 job) will be added')).toBeVisible();
  await addSaved(phone.page);
  await expect(phone.page.getByText(/^Up to date/)).toBeVisible();
  await phone.page.goto('/jobs/list');
  await expect(phone.page.getByRole('link', { name: 'Night Baker', exact: true }).first()).toBeVisible();

  // A change arrives by itself.
  await laptop.page.goto('/jobs/list');
  await expect(laptop.page.getByRole('link', { name: 'Miller', exact: true }).first()).toBeVisible();

  // Apart: pages load, but nothing reaches the server.
  for (const { context } of [laptop, phone]) await context.route('**/api/sync/**', (route) => route.abort());
  const edit = async ({ page }: typeof phone, field: string, value: string) => {
    await page.goto('/jobs/list');
    await page.getByRole('link', { name: 'Miller', exact: true }).first().click();
    await expect(page).toHaveURL(/\/job\/edit\//);
    await page.goto(`${page.url()}/form`);
    await page.getByLabel(field).fill(value);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).not.toHaveURL(/\/form/);
  };
  await edit(laptop, 'Salary', '$50,000');
  await edit(phone, 'Next step', 'Send the form');
  await phone.page.goto('/settings/devices');
  await expect(phone.page.getByText(/^Offline, 1 change to send/)).toBeVisible();
  for (const { context } of [laptop, phone]) await context.unroute('**/api/sync/**');
  for (const { page } of [laptop, phone, laptop]) await synced(page);
  for (const { page } of [laptop, phone]) {
    await page.goto('/jobs/list');
    await page.getByRole('link', { name: 'Miller', exact: true }).first().click();
    await expect(page).toHaveURL(/\/job\/edit\//);
    await page.goto(`${page.url()}/form`);
    await expect(page.getByLabel('Salary')).toHaveValue('$50,000');
    await expect(page.getByLabel('Next step')).toHaveValue('Send the form');
  }
  for (const { context } of [laptop, phone]) await context.close();
});

test('a browser that lost everything gets it back by the recovery words', async ({ browser, baseURL, problems }) => {
  const settings = { email: emailOf('lost'), baseURL: baseURL!, problems, size: 'phone' } as const;
  const lost = await openDevice(browser, settings);
  await addJob(lost.page, 'Night Baker');
  const words = await turnOnSync(lost.page);
  await expect(lost.page.getByText(/^Up to date/)).toBeVisible();
  await lost.context.close();

  const next = await openDevice(browser, settings);
  await next.page.goto('/settings/devices');
  await expect(next.page.getByRole('heading', { name: 'Your data is on your other devices' })).toBeVisible();
  const field = next.page.getByRole('textbox', { name: 'Recovery words' });
  await field.fill(words.with(3, 'xylophone').join(' '));
  await next.page.getByRole('button', { name: 'Get my data' }).click();
  await expect(next.page.getByText(/Word 4, “xylophone”/)).toBeVisible();
  await field.fill(words.join('  ').toUpperCase());
  await next.page.getByRole('button', { name: 'Get my data' }).click();
  await expect(next.page.getByText(/^Up to date/)).toBeVisible();
  await next.page.goto('/jobs/list');
  await expect(next.page.getByRole('link', { name: 'Night Baker', exact: true }).first()).toBeVisible();
  await next.context.close();
});

test('a removed device stops syncing and keeps what it had', async ({ browser, baseURL, problems }) => {
  const settings = { email: emailOf('removed'), baseURL: baseURL!, problems } as const;
  const laptop = await openDevice(browser, { ...settings, size: 'desktop' });
  await addJob(laptop.page, 'Night Baker');
  const words = await turnOnSync(laptop.page);
  const phone = await openDevice(browser, { ...settings, size: 'phone' });
  await phone.page.goto('/settings/devices');
  await phone.page.getByRole('textbox', { name: 'Recovery words' }).fill(words.join(' '));
  await phone.page.getByRole('button', { name: 'Get my data' }).click();
  await expect(phone.page.getByText(/^Up to date/)).toBeVisible();

  await synced(laptop.page);
  await laptop.page.getByRole('button', { name: /^Remove / }).click();
  await laptop.page.getByRole('button', { name: 'Remove and change key' }).click();
  await confirmWords(laptop.page, 'Remove and change key');
  await expect(laptop.page.getByText(/^Up to date/)).toBeVisible();
  await expect(laptop.page.getByRole('button', { name: /^Remove / })).toBeHidden();

  await phone.page.goto('/settings/devices');
  await expect(phone.page.getByText('Pair this device again')).toBeVisible();
  await phone.page.goto('/jobs/list');
  await expect(phone.page.getByRole('link', { name: 'Night Baker', exact: true }).first()).toBeVisible();
  for (const { context } of [laptop, phone]) await context.close();
});
