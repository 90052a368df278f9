import { signIn, test } from '../core-journey';

test('finds a posting, saves it, and finds it in the list after a reload', async ({ tab }) => {
  await signIn(tab, '/jobs/search');
  await tab.field('Job title or keywords').fill('accountant');
  await tab.button('Search').click();
  await tab.sees(/term=accountant/);
  await tab
    .css('section[aria-busy="false"]')
    .role('listitem')
    .first.says(/accountant/i);
  const save = tab.css('section[aria-busy="false"]').button(/^Save job .*[Aa]ccountant/).first;
  await save.click();
  await tab.text(/^Saved .*[Aa]ccountant.*\.$/).shows();
  await tab.open('/jobs/list');
  const status = tab.field(/^Status of .*[Aa]ccountant/);
  await status.hasValue('application-not-started');
  await status.choose('Application Submitted');
  await tab.text(/: Application Submitted\. Applied on \w{3} \d/).shows();
  await tab.reload();
  await status.hasValue('application-submitted');
});
