import { test } from '../core-journey';
import { openJob, signInAndAddJob } from '../jobs';

test('edits a salary in the table, and moves on with Enter', async ({ tab }) => {
  await signInAndAddJob(tab, 'Tram Driver');
  await tab.open('/jobs/list?view=table');
  await tab.button('Salary, Tram Driver at City Lines: none').click();
  // Not `input:focus`: a window of WebKitGTK without a window manager may not have the focus.
  await tab.field('Salary, Tram Driver at City Lines').isFocused();
  await tab.type('$20 an hour');
  await tab.press('Enter');
  const cell = tab.button('Salary, Tram Driver at City Lines: $20 an hour');
  await cell.isFocused();
  await tab.reload();
  await cell.shows();
});

test('edits notes in place, and saves them with Ctrl+Enter', async ({ tab }) => {
  await signInAndAddJob(tab, 'Tram Driver');
  await openJob(tab, 'Tram Driver');
  await tab.button('Add notes').click();
  await tab.field('Notes').isFocused();
  await tab.type('Ask about the night line');
  await tab.press('Control+Enter');
  const notes = tab.role('region', 'Notes');
  await notes.says('Ask about the night line');
  await tab.button('Edit notes').isFocused();
  await notes.role('textbox').isGone();
  await tab.reload();
  await notes.says('Ask about the night line');
});
