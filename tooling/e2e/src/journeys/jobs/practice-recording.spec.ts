import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { fakeMicrophone, launchOptions } from '../../launch';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.use({ launchOptions: launchOptions('jobs', fakeMicrophone) });

const playedSeconds = (audio: HTMLAudioElement) =>
  audio.play().then(
    () =>
      new Promise<number>((resolve) => {
        const told = () =>
          audio.currentTime > 0
            ? resolve(audio.currentTime)
            : audio.addEventListener('timeupdate', told, { once: true });
        told();
      }),
  );

/** Records for a second, by the clock of the screen: a recording without any sound in it can't be played. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record answer' }).click();
  await expect(page.getByText('Recording. It stays on this device.')).toBeVisible();
  const clock = page.getByText(/^\d+:\d\d of \d/);
  for (let second = 0; second < 2; second += 1) await expect(clock).not.toHaveText(await clock.innerText());
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

test('records a practice answer, plays it, saves it, and deletes it', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/interview/practice');
  await page.getByRole('button', { name: 'Start practice' }).click();
  await record(page);
  const recording = page.getByLabel('Your recording');
  expect(await recording.evaluate(playedSeconds)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Delete recording' }).click();
  await expect(recording).toBeHidden();
  await record(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('button', { name: /^Play recording/ }).click();
  expect(await page.getByLabel(/^Recording: /).evaluate(playedSeconds)).toBeGreaterThan(0);

  await page.getByRole('button', { name: /^Delete recording of / }).click();
  await expect(page.getByText('Recording deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Delete answer to / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play recording/ })).toBeHidden();
});
