import { faultsOf } from '../../accessibility/faults-of';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

const inAustin = 'around=typed&lat=30.27&lng=-97.74&near=Austin';
const paths = [
  '/place/groups',
  '/places/import',
  `/places/search?${inAustin}`,
  `/places/discover?${inAustin}`,
  '/places/map/kept',
  '/place/location/add',
];
const looks = [
  { mode: 'light', viewport: { width: 360, height: 740 } },
  { mode: 'dark', viewport: { width: 1440, height: 900 } },
] as const;

for (const { mode, viewport } of looks) {
  test.describe(`${mode}, ${viewport.width} px`, () => {
    test.use({ viewport });
    test.slow();
    test.beforeEach(({ page }) => page.addInitScript((theme) => localStorage.setItem('theme', theme), mode));

    test('the screens of places can be read and used by everybody', async ({ page }) => {
      await signInForDevelopment(page);
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        faults.push(...(await faultsOf(page)));
      }
      expect(faults).toEqual([]);
    });
  });
}
