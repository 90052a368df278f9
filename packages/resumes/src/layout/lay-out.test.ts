import { expect, test } from 'vitest';
import { loadFonts } from '../fonts/load-fonts';
import { fontFiles } from '../fonts/font-files';
import { sampleResume } from '../testing/sample-resume';
import { readFontFromDisk } from '../testing/read-font-file';
import { layOut } from './lay-out';

test('try', async () => {
  console.log(fontFiles.roboto.regular);
  const resume = sampleResume();
  const fonts = await loadFonts(resume, readFontFromDisk);
  for (let i = 0; i < 5; i += 1) {
    const start = performance.now();
    const laidOut = layOut(resume, fonts);
    console.log(performance.now() - start, laidOut.pages.length, laidOut.pages[0]?.items.length);
  }
  expect(1).toBe(1);
});
