import { expect, it } from 'vitest';
import { smallWorld } from '../locations/testing/small-world';
import { Geography } from './geography';

it('lets calls have their turn between the steps of its warm-up', async () => {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const takeTurn = () => {
    turns += 1;
    next = setImmediate(takeTurn);
  };
  takeTurn();
  await new Geography(smallWorld()).warmUp();
  clearImmediate(next);
  expect(turns).toBeGreaterThan(3);
});
