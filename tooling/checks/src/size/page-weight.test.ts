import { expect, it } from 'vitest';
import { pageWeight } from './page-weight';

const picture = (name: string) =>
  `<picture><source srcSet="/assets/${name}-phone.avif"/><img src="/assets/${name}.avif"/></picture>`;
const style = `<style>@font-face{src:url(/assets/roboto-flex-latin-wght-a.woff2)}</style>`;
const sizes: Record<string, number> = {
  'index.html': 10,
  'assets/roboto-flex-latin-wght-a.woff2': 30,
  'assets/light.avif': 24,
  'assets/dark.avif': 23,
  'assets/light-phone.avif': 11,
  'assets/dark-phone.avif': 12,
  'assets/story.avif': 999,
};
const weigh = (html: string) =>
  pageWeight(html, { path: 'index.html', scriptBytes: 100, bytesOf: (path) => sizes[path] ?? Number.NaN });

it('takes the first picture in its largest form, and what a phone loads in total', () => {
  const html = style + picture('light') + picture('dark') + picture('story');
  expect(weigh(html)).toEqual({ pictureBytes: 24, totalBytes: 10 + 100 + 30 + 12 });
});

it('refuses a page without pictures', () => {
  expect(() => weigh('<p>Home</p>')).toThrow('index.html has no picture');
});
