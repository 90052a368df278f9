import { expect, it } from 'vitest';
import { type BrowserTraits, deletesUnvisitedData } from './apple-storage';

const safari: BrowserTraits = {
  vendor: 'Apple Computer, Inc.',
  platform: 'MacIntel',
  maxTouchPoints: 0,
  isInstalled: false,
};

it.each([
  ['Safari on a Mac', {}, 'mac'],
  ['Safari on an iPhone', { platform: 'iPhone', maxTouchPoints: 5 }, 'mobile'],
  ['Chrome on an iPhone, which is WebKit too', { platform: 'iPhone', maxTouchPoints: 5 }, 'mobile'],
  ['Safari on an iPad that calls itself a Mac', { maxTouchPoints: 5 }, 'mobile'],
  ['the site on the Dock', { isInstalled: true }, undefined],
  ['the site on the Home Screen', { platform: 'iPhone', maxTouchPoints: 5, isInstalled: true }, undefined],
  ['Chrome on a Mac', { vendor: 'Google Inc.' }, undefined],
  ['Firefox on a Mac', { vendor: '' }, undefined],
  ['WebKit on Linux', { platform: 'Linux x86_64' }, undefined],
  ['Chrome on Android', { vendor: 'Google Inc.', platform: 'Linux armv81', maxTouchPoints: 5 }, undefined],
] as const)('tells whether data is deleted in %s', (_, traits, device) => {
  expect(deletesUnvisitedData({ ...safari, ...traits })).toBe(device);
});
