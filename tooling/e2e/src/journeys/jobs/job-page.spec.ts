import { expect, test } from '../../journey';
import { press } from '../../keyboard/tab-to';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

/** A posting as it is copied from a job board. */
const paste = `Harbor Ferries
4.2
Deck Officer
Portland, ME
$31 - $38 an hour
Apply now
Full job description
Harbor Ferries runs eleven boats between the islands. You stand watch, load cars, and know the tides.

Job Type: Full-time
Closing date: January 8, 2099`;

for (const [device, viewport] of Object.entries(widths)) {
  test(`captures a paste, reads the job, and edits it in place, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInForDevelopment(page);
    await page.goto('/job/capture');
    await page.getByLabel('Link or text of the posting').fill(paste);
    await page.getByRole('button', { name: 'Extract details' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('Deck Officer');
    await expect(page.getByLabel('Company')).toHaveValue('Harbor Ferries');
    await expect(page.getByLabel('Salary')).toHaveValue('$31–$38 an hour');
    await expect(page.getByText('On the map: Portland, ME, United States')).toBeVisible();
    await page.getByRole('button', { name: 'Save job' }).click();

    // Where it stands, in place.
    await page.goto('/jobs/list');
    await page.getByRole('link', { name: 'Deck Officer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deck Officer' })).toBeVisible();
    await page.getByLabel('Status').selectOption('Application Submitted');
    await expect(page.getByLabel('Applied on')).not.toHaveValue('');
    await page.getByLabel('Follow up on').fill('2099-01-15');
    await expect(page.getByText('Follow up on Jan 15, 2099')).toBeVisible();

    // The closing date of the posting is the deadline. Notes and an event, by keyboard.
    await press(page, page.getByRole('button', { name: 'Add notes' }));
    await page.keyboard.type('Ask about the night boat');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Ask about the night boat');
    await press(page, page.getByRole('button', { name: 'Add event' }));
    const event = page.getByRole('form', { name: 'Add event' });
    await event.getByLabel('Event').selectOption('Interview Requested');
    await event.getByLabel('Note').fill('The captain called');
    await event.getByRole('button', { name: 'Add event' }).click();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText('The captain called');
    await expect(page.getByLabel('Status')).toHaveValue('interview-requested');

    // All of it is there after a reload, and an event that was wrong can go.
    await page.reload();
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Ask about the night boat');
    await history.getByRole('button', { name: 'Delete Interview Requested' }).click();
    await expect(page.getByLabel('Status')).toHaveValue('application-submitted');

    // The form picks a place from a list.
    await page.getByRole('link', { name: 'Edit job' }).click();
    const location = page.getByRole('combobox', { name: 'Location' });
    await location.fill('Aust');
    await page.getByRole('option', { name: 'Austin, Texas, United States' }).click();
    await expect(page.getByText('On the map: Austin, TX, United States')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'Commute' })).toBeVisible();
  });
}
