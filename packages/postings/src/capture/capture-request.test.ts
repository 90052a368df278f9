import { expect, it } from 'vitest';
import { captureRequestOf, sharedText } from './capture-request';

it.each([
  ['https://a.example/1', { url: 'https://a.example/1' }],
  [' a.example/1 ', { url: 'https://a.example/1' }],
  ['Chef wanted. Call us.', { text: 'Chef wanted. Call us.' }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
  ['  ', undefined],
])('reads %j as %j', (pasted, request) => {
  expect(captureRequestOf(pasted)).toEqual(request);
});

it('finds the shared link wherever apps put it', () => {
  expect(sharedText({ title: 'Chef', text: 'https://a.example' })).toBe('https://a.example');
  expect(sharedText({ url: 7 })).toBe('');
});
