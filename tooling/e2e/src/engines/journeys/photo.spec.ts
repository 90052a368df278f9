import { signIn, test } from '../core-journey';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('adds a photo to a place, and shows it after a reload', async ({ tab, person }) => {
  await signIn(tab, '/place/add');
  await tab.field('Name').fill('Old Mill');
  await tab.button('Add place').click();
  await tab.open('/places/list');
  await tab.link('Old Mill').click();
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('mill.png', photo));
  const picture = tab.button('Photo 1 of 1').css('img');
  await picture.shows();
  await tab.reload();
  await picture.shows();
});
