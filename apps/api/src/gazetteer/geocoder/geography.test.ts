import { expect, it } from 'vitest';
import { smallWorld } from '../locations/testing/small-world';
import { turnsWhile } from '../../testing/turns-while';
import { Geography } from './geography';

it('lets calls have their turn between the steps of its warm-up', async () => {
  expect(await turnsWhile(new Geography(smallWorld()).warmUp())).toBeGreaterThan(3);
});
