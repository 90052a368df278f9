import { signIn, test } from '../core-journey';
import { addJob } from '../jobs';

for (const isReloaded of [false, true]) {
  const when = isReloaded ? 'saved before a reload' : 'saved right before';
  test(`finds what was ${when}, after the browser was killed`, async ({ person }) => {
    const first = await person.start({ needsOwn: true });
    await signIn(first.tab, '/job/add');
    await addJob(first.tab, 'Tram Driver');
    if (isReloaded) {
      await first.tab.reload();
      await first.tab.link('Tram Driver').shows();
    }
    await first.browser.kill();
    const { tab } = await person.start({ needsOwn: true });
    await tab.open('/jobs/list');
    await tab.link('Tram Driver').shows();
  });
}
