import { harborTown } from '../../stack/harbor-town';
import { signIn, test } from '../core-journey';

/** Of the map's light colors: MapCanvas.module.css. */
const colors = { mainStreet: [253, 235, 184], park: [223, 238, 214] } as const;

test('draws the streets and parks of a town', async ({ person, size }) => {
  const { latitude, longitude } = harborTown;
  const { tab } = await person.start({ needsOwn: true, drawsWithWebGl: true });
  await signIn(tab, '/places/list');
  await tab.open(`/places/search?around=typed&lat=${latitude}&lng=${longitude}&near=Harbor+Town`);
  if (size.width < 900) await tab.role('radiogroup', 'Show results as').text('Map').click();
  const map = tab.role('region', 'Map: Search results');
  await map.shows();
  await map.link('© OpenStreetMap contributors').exists();
  const [closer, farther] = [map.button('Zoom in'), map.button('Zoom out')];
  let clicks = 0;
  /** Back and forth, so that the town stays in view. */
  const zoom = () => (clicks++ % 2 === 0 ? closer : farther).click();
  await map.css('canvas').draws(colors.mainStreet, 1500, zoom);
  await map.css('canvas').draws(colors.park, 500, zoom);
});
