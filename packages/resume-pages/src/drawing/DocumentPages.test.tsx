import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFonts } from '../fonts/load-fonts';
import { layOut } from '../layout/lay-out';
import { readFontFromDisk } from '../testing/read-font-file';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { DocumentPages } from './DocumentPages';

const resume = sampleResume({ name: '<i>Ann</i> Li' });

async function laidOutResume() {
  return layOut(resume, await loadFonts(resume, readFontFromDisk));
}

test('draws every page with its number, headings, lists and links', async () => {
  const laidOut = await laidOutResume();
  render(<DocumentPages laidOut={laidOut} />);
  const pages = screen.getAllByRole('article');
  expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('<i>Ann</i> Li');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(resume.sections.length);
  const [first] = screen.getAllByRole('list');
  expect(within(first!).getAllByRole('listitem')).toHaveLength(4);
  const link = screen.getByRole('link', { name: 'accessibility guide' });
  expect(link.getAttribute('href')).toBe('https://freightline.example/guide');
  expect(link.getAttribute('rel')).toBe('noreferrer');
});

test('draws the text of each page in place, and a single page', async () => {
  const laidOut = await laidOutResume();
  const { container, rerender } = render(<DocumentPages laidOut={laidOut} />);
  const drawn = [...container.querySelectorAll('article')].map((page) => page.textContent);
  const laidOutText = laidOut.pages.map(({ items }) =>
    items.map((item) => (item.kind === 'text' ? item.text : '')).join(''),
  );
  expect(drawn).toEqual(laidOutText);
  rerender(<DocumentPages laidOut={laidOut} only={1} />);
  expect(screen.getAllByRole('article').map((page) => page.getAttribute('aria-label'))).toEqual(['Page 2 of 2']);
});
