import { expect, test } from '../../journey';
import { chooseFirstOption } from '../../keyboard/choose-option';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { urlWithoutAi } from '../../stack/addresses';
import { widths } from '../../widths';

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(name, () => {
    test.use({ viewport });

    test.describe('without AI', () => {
      test.use({ baseURL: urlWithoutAi });
      test.beforeEach(({ page }) => signInForDevelopment(page, urlWithoutAi));

      test('shows what an occupation pays, marks the offer and compares two areas', async ({ page }) => {
        await page.goto('/salary/assistant');
        await chooseFirstOption(
          page.getByRole('combobox', { name: 'Occupation' }),
          'registered nur',
          /^Registered Nurses/,
        );
        await expect(page.getByText('From our small national table', { exact: false })).toBeVisible();
        await expect(page.getByRole('table', { name: 'United States, percentiles' })).toContainText('Median');

        await page.getByRole('textbox', { name: 'Your offer' }).fill('62,000');
        await expect(page.getByText('Your offer of $62,000 is below the 10th percentile nationally.')).toBeVisible();
        await chooseFirstOption(page.getByRole('combobox', { name: 'Area' }), 'austin', /^Austin-Round Rock/);
        await chooseFirstOption(
          page.getByRole('combobox', { name: 'Compare Austin with' }),
          'denver',
          /^Denver-Aurora/,
        );
        await expect(page.getByText(/^\$62,000 in Austin is worth about \$5\d,\d00 in Denver\.$/)).toBeVisible();
        await page.getByLabel('Your notes').fill('Ask about nights.');
        await page.getByText('Prompt: Get salary advice').click();
        await expect(page.getByRole('button', { name: 'Copy prompt' })).toBeVisible();

        await page.goto('/salary/assistant');
        const ownNotes = page.getByRole('region', { name: 'Your notes' });
        await ownNotes.getByRole('link', { name: 'Registered Nurses' }).click();
        await expect(page.getByLabel('Your notes')).toHaveValue('Ask about nights.');
        await expect(page.getByRole('textbox', { name: 'Your offer' })).toHaveValue('62,000');
      });

      test('compares two offers after tax, one of them for a saved job', async ({ page }) => {
        await page.goto('/job/add');
        await page.getByLabel('Job title').fill('Registered Nurse');
        await page.getByLabel('Company').fill('Mercy Hospital');
        await page.getByLabel('Salary').fill('$62,000 a year');
        await page.getByLabel('Status').selectOption('Offer Pending');
        await page.getByRole('button', { name: 'Add job' }).click();
        await page.getByRole('link', { name: 'Registered Nurse' }).first().click();
        await page.getByRole('link', { name: 'Add offer' }).click();
        await expect(page.getByLabel('Salary or wage')).toHaveValue('62,000');
        await chooseFirstOption(
          page.getByRole('combobox', { name: 'Area, for prices' }),
          'austin',
          /^Austin-Round Rock/,
        );
        await page.getByLabel('Rent per month').fill('1500');
        await page.getByRole('button', { name: 'Add offer' }).click();

        await page.goto('/offer/add');
        await page.getByLabel('Job title').fill('Care Coordinator');
        await page.getByLabel('Company').fill('Front Range Clinic');
        await page.getByLabel('Salary or wage').fill('66k');
        await chooseFirstOption(page.getByRole('combobox', { name: 'Area, for prices' }), 'denver', /^Denver-Aurora/);
        await page.getByLabel('Rent per month').fill('2,100');
        await page.getByRole('button', { name: 'Add offer' }).click();

        const row = (label: string) =>
          page
            .getByRole('row')
            .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
            .getByRole('cell');
        await expect(row('Salary').nth(1)).toContainText('Best');
        await expect(row('State income tax').nth(0)).toHaveText('$0');
        await expect(row('State income tax').nth(1)).toHaveText(/^\$\d,\d{3}/);
        await expect(row('After tax and rent').nth(0)).toContainText('Best');
        await expect(row('Status').nth(0)).toHaveText('Offer Pending');
      });
    });

    test('gets advice from the AI on the figures of the screen', async ({ page }) => {
      await signInForDevelopment(page);
      await page.goto('/salary/assistant/29-1141');
      await page.getByRole('textbox', { name: 'Your offer' }).fill('62,000');
      await page.getByRole('button', { name: 'Get salary advice' }).click();
      await expect(page.getByRole('heading', { name: 'Answer of the stand-in' })).toBeVisible();
      await expect(page.getByText('You asked: Advise me on the pay for a job as Registered Nurses')).toBeVisible();
    });
  });
}
