import { inEveryLook } from '../../accessibility/in-every-look';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

inEveryLook(() => {
  test('adds jobs on the board, undoes them in one step, edits the table, and shows the desk', async ({ page }) => {
    await signInForDevelopment(page);
    await page.goto('/job/add');
    await page.getByLabel('Job title').fill('Night Baker');
    await page.getByLabel('Company').fill('Rye & Co');
    await page.getByRole('button', { name: 'Add job' }).click();
    await expect(page).not.toHaveURL('/job/add');

    await page.goto('/jobs/list?view=board');
    await page.getByRole('button', { name: 'Add job: To apply' }).click();
    const column = page.getByRole('region', { name: 'To apply', exact: true });
    for (const title of ['Cook', 'Welder', 'Nurse']) {
      await column.getByLabel('Job title').fill(title);
      await page.keyboard.press('Enter');
      await expect(column.getByRole('link', { name: title })).toBeVisible();
    }
    // One Undo takes back one job, the last one first.
    for (const said of ['3 jobs added', '2 jobs added', 'Added Cook.']) {
      await page.getByText(said, { exact: true }).locator('..').getByRole('button', { name: 'Undo' }).click();
    }
    await expect(column.getByRole('article')).toHaveCount(1);

    await page.goto('/jobs/list?view=list');
    const top = (await page.getByRole('listitem').filter({ hasText: 'Night Baker' }).boundingBox())!;
    if (page.viewportSize()!.width === 1440) {
      expect(top.y).toBeLessThan(300);
      expect(Math.round(top.height)).toBe(52);
    }

    await page.goto('/jobs/list?view=table');
    await page.getByRole('button', { name: 'Salary, Night Baker at Rye & Co: none' }).click();
    await page.keyboard.type('$20 an hour');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Salary, Night Baker at Rye & Co: $20 an hour' })).toBeFocused();
    const handle = page.getByRole('separator', { name: 'Width of Salary' });
    const before = await handle.getAttribute('aria-valuenow');
    await handle.press('ArrowRight');
    await page.reload();
    await expect(handle).not.toHaveAttribute('aria-valuenow', before!);

    await page.goto('/work');
    await expect(page.getByText('0 of 5 applications')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next two weeks' })).toBeVisible();
  });
});
