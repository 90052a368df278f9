import { readFile } from 'node:fs/promises';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

/** A day in two weeks, "2026-12-06". */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
]) {
  test(`schedules, finds, practices and completes an interview at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInForDevelopment(page);
    await page.goto('/job/add');
    await page.getByLabel('Job title').fill('Tram Driver');
    await page.getByLabel('Company').fill('City Lines');
    await page.getByRole('button', { name: 'Add job' }).click();
    await page.getByRole('link', { name: 'Tram Driver', exact: true }).click();

    // Schedule from the job, and move the job in the same step.
    await page
      .getByRole('region', { name: 'Interviews for this job' })
      .getByRole('link', { name: 'Add interview' })
      .click();
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Tram Driver');
    const day = inTwoWeeks();
    await page.getByLabel('Date').fill(day);
    await page.getByLabel('Time', { exact: true }).fill('14:30');
    await page.getByLabel('Type').selectOption('On-Site');
    await page.getByLabel('City').fill('Austin');
    await page.getByLabel('State or province').fill('TX');
    await page.getByRole('button', { name: 'Look up address' }).click();
    await expect(page.getByText('On the map: Austin, Texas, United States')).toBeVisible();
    await expect(page.getByLabel('Also change the job to Interview Scheduled')).toBeChecked();
    await page.getByRole('button', { name: 'Add interview' }).click();
    await expect(page.getByText('Interview added, job updated.')).toBeVisible();

    // On the desk, on the map, and in the calendar file.
    const interview = page.getByRole('link', { name: 'Tram Driver at City Lines', exact: true });
    await page.goto('/work');
    await expect(
      page
        .getByRole('region', { name: 'Interviews' })
        .getByRole('link', { name: 'Tram Driver at City Lines', exact: true }),
    ).toBeVisible();
    await page.goto('/interviews/map');
    await expect(page.getByRole('button', { name: /Tram Driver at City Lines/ })).toBeVisible();
    await page.goto('/interviews');
    const download = page.waitForEvent('download');
    if (viewport.width === 360) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Export upcoming' }).click();
    } else await page.getByRole('button', { name: 'Export upcoming' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`DTSTART;TZID=America/Chicago:${day.replaceAll('-', '')}T143000`);
    expect(text).toContain('BEGIN:VTIMEZONE');
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect(page.getByRole('table', { name: /^Interviews in/ })).toBeVisible();

    // Practice for the job.
    await page.goto('/interviews');
    await page.getByRole('link', { name: 'Practice for Tram Driver at City Lines' }).click();
    await page.getByRole('button', { name: 'Start practice' }).click();
    await page.getByLabel('Your answer').fill('I check the doors, the mirrors and the brakes.');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'End session' }).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('1 answer');

    // Once it is past, record the outcome.
    await page.goto('/interviews');
    await interview.click();
    await page.getByLabel('Date').fill('2026-01-15');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Completed: Tram Driver at City Lines' }).click();
    await page.getByLabel('Outcome').selectOption('Next round');
    await page.getByRole('button', { name: 'Save outcome' }).click();
    await page.getByRole('button', { name: 'Past' }).click();
    await expect(page.getByText('Next round')).toBeVisible();
    await page.goto('/jobs/list');
    await expect(page.getByLabel('Status of Tram Driver at City Lines')).toHaveValue('interview-in-progress');
  });
}
