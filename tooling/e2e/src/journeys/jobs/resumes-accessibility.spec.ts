import { expect, test } from '../../journey';
import { faultsAt, faultsOf } from '../../accessibility/faults-of';
import { inEveryLook } from '../../accessibility/in-every-look';
import { signInForDevelopment } from '../../sign-in/sign-in';

inEveryLook(() => {
  test.beforeEach(({ page }) => signInForDevelopment(page));

  test('the screens of résumés and letters have no serious faults', async ({ page }) => {
    expect(await faultsAt(page, ['/resumes', '/letters', '/resume/sent', '/resume/add'])).toEqual([]);
    await page.getByRole('button', { name: /^Blank/ }).click();
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Add job' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByText('Design', { exact: true }).click();
    expect(await faultsOf(page)).toEqual([]);
    const editor = new URL(page.url()).pathname;
    await page.goto('/letter/add');
    await page.getByRole('button', { name: 'Create letter' }).click();
    await expect(page.getByLabel('Salutation')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await faultsAt(page, [editor.replace('/edit/', '/review/'), '/resumes', '/letters'])).toEqual([]);
  });
});
