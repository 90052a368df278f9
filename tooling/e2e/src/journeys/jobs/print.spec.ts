import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { printedPages } from '../../printing/printed-pages';
import { restoreRows } from '../../saved/restore-rows';
import { signInForDevelopment } from '../../sign-in/sign-in';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1).padStart(3, '0'));

/** Jobs whose every line has the job's number: "Cook 007", "Company 007", "Contact 007". */
const jobs = (count: number) =>
  numbers(count).map((number) => ({
    jobTitle: `Cook ${number}`,
    companyName: `Company ${number}`,
    contactInfo: `Contact ${number}`,
    status: 'application-submitted',
    applied: true,
    dateApplied: '2026-11-02',
    dateAdded: '2026-11-01T12:00:00.000Z',
  }));

/** What a frame says that doesn't belong on paper. */
const chrome = /Skip to content|Sign Out|Notification|Undo/;

/** Checks that each word with each number is printed once, and all of a row on one page. */
function expectRows(pages: readonly string[], words: readonly string[], count: number): void {
  const found = numbers(count).map((number) =>
    words.map((word) =>
      pages.flatMap((text, page) =>
        text
          .split(`${word} ${number}`)
          .slice(1)
          .map(() => page),
      ),
    ),
  );
  const wrong = found.flatMap((row, at) => {
    const [page] = row.flat();
    const isWhole = row.every((places) => places.length === 1 && places[0] === page);
    return isWhole ? [] : [`${words[0]} ${at + 1} on pages ${JSON.stringify(row)}`];
  });
  expect(wrong).toEqual([]);
  expect(pages.join('\n')).not.toMatch(chrome);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const count of [1, 10, 52, 500]) {
  test(`the report prints every one of ${count} jobs, whole and once`, async ({ page }) => {
    await signInForDevelopment(page);
    await restoreRows(page, { jobs: jobs(count) });
    await open(page, '/jobs/report');
    await expect(page.getByText('Cook 001')).toBeVisible();
    const pages = await printedPages(page);
    expectRows(pages, ['Cook', 'Company', 'Contact'], count);
    // Each page has the names of the columns, and no page is empty.
    for (const text of pages) expect(text).toContain('History');
  });
}

/** One row of each list, with its number in every line. */
const rowsOf = (number: string) => ({
  jobs: {
    jobTitle: `Cook ${number}`,
    companyName: `Company ${number}`,
    status: 'application-submitted',
    dateAdded: '2026-11-01T12:00:00.000Z',
  },
  contacts: { name: `Contact ${number}`, companyName: `Firm ${number}` },
  companies: { companyName: `Employer ${number}`, city: `Town ${number}` },
  interviews: {
    companyName: `Office ${number}`,
    jobTitle: `Chef ${number}`,
    dateOfInterview: '2026-12-22T14:30[America/Chicago]',
    status: 'Scheduled',
  },
  career_plans: { title: `Plan ${number}`, dateAdded: '2026-11-01T12:00:00.000Z' },
  places: { name: `Place ${number}`, city: `Village ${number}` },
});

const lists = {
  '/jobs/list': ['Cook', 'Company'],
  '/jobs/list?view=table': ['Cook', 'Company'],
  '/jobs/list?view=board': ['Cook', 'Company'],
  '/contacts': ['Contact', 'Firm'],
  '/companies': ['Employer', 'Town'],
  '/interviews': ['Office', 'Chef'],
  '/career/plans': ['Plan'],
  '/places/list': ['Place', 'Village'],
};

test('each list prints every one of 500 rows, whole and once', async ({ page }) => {
  const rows = numbers(500).map(rowsOf);
  const tables = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[];
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signInForDevelopment(page);
  await restoreRows(page, Object.fromEntries(tables.map((table) => [table, rows.map((row) => row[table])])));
  for (const [path, words] of Object.entries(lists)) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('main :is(li, tr)', { hasText: `${words[0]} ` }).first()).toBeVisible();
      const before = await page.locator('main li, main tr').count();
      const pages = await printedPages(page);
      expectRows(pages, words, 500);
      if (path.endsWith('table')) for (const text of pages) expect(text).toContain('Follow up');
      // Afterwards, the screen holds only the rows in sight again.
      await expect.poll(() => page.locator('main li, main tr').count()).toBeLessThan(before + 30);
    });
  }
});
