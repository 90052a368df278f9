import { afterEach, expect, it, vi } from 'vitest';
import type { TextSetting } from './break-lines';

/** Each character is 1 point wide at a size of 1. */
const face = { widthOf: (text: string) => Array.from(text.normalize('NFC')).length, glyphOf: () => 1 };
const setting = {
  fonts: { face: () => face, faceFor: () => undefined },
  family: 'roboto',
  missing: new Set(),
} as unknown as TextSetting;

const { Segmenter } = Intl;
afterEach(() => {
  Object.assign(Intl, { Segmenter });
  vi.resetModules();
});

it.each(['with Intl.Segmenter', 'in Firefox 121, without it'])(
  'splits a long word between characters, %s',
  async (browser) => {
    if (browser.startsWith('in')) Reflect.deleteProperty(Intl, 'Segmenter');
    vi.resetModules();
    const { breakLines } = await import('./break-lines');
    const span = { text: 'Zu\u0308richa\u0323bc', style: 'regular', sizePt: 1, color: '#000', href: '' } as const;
    const lines = breakLines([span], () => 3, setting);
    expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(['Zu\u0308r', 'ich', 'a\u0323bc']);
  },
);
