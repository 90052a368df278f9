import { expect, it, vi } from 'vitest';
import { leaveFor } from './leave-for';

const spyOnAssign = () => vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);

it('goes to a web URL', () => {
  const assign = spyOnAssign();
  leaveFor('https://pay.example/cs_1');
  expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1');
});

it.each(['javascript:alert(1)', 'mailto:a@b.example', 'https://'])('says that it could not open %j', (url) => {
  const assign = spyOnAssign();
  expect(() => leaveFor(url)).toThrow('We couldn’t open the payment page.');
  expect(assign).not.toHaveBeenCalled();
});
