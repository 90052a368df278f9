import { unzipSync, strFromU8 } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { entriesOf } from '@keepmark/resume-document';
import { design, sampleLetter, sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { writeDocx } from './write-docx';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const partOf = (bytes: Uint8Array, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());

async function htmlOf(bytes: Uint8Array) {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { styleMap: ["p[style-name='Title'] => h1.name:fresh"] },
  );
  const page = document.createElement('div');
  page.innerHTML = value;
  return page;
}

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('a Word file', () => {
  it('has the headings, bullets and links of the data', async () => {
    const resume = sampleResume();
    const page = await htmlOf(await bytesOf(await writeDocx(resume)));
    expect(texts(page, 'h1.name')).toEqual([resume.name]);
    expect(texts(page, 'h1:not(.name)')).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Projects',
      'Certifications',
      'Languages',
      'Publications',
      'Interests',
    ]);
    const notes = resume.sections.flatMap((section) =>
      [...entriesOf(section)].flatMap((entry) => ('notes' in entry ? parseRichText(entry.notes) : [])),
    );
    const bullets = notes
      .filter(({ kind }) => kind === 'bullet')
      .map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(texts(page, 'li')).toEqual(bullets);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        'mailto:amelie@kowalska.example',
        'https://kowalska.example',
        'https://meridian.example',
        'https://freightline.example/guide',
      ]),
    );
  });

  it('sets dates at the right margin with a tab', async () => {
    const xml = partOf(await bytesOf(await writeDocx(sampleResume())), 'word/document.xml');
    expect(xml).toMatch(/<w:tab w:val="right" w:pos="\d+"\/>/);
    expect(xml).toMatch(/<w:tab\/>[^]*?Mar 2021 – Present/);
  });

  it('takes paper, margins, font, color and language from the design', async () => {
    const bytes = await bytesOf(
      await writeDocx(
        sampleResume({
          design: design({ paper: 'a4', marginMm: 25.4, font: 'noto-serif', color: '#aa1122', language: 'de' }),
        }),
      ),
    );
    expect(partOf(bytes, 'word/document.xml')).toMatch(/<w:pgSz[^>]*w:w="11906"[^>]*w:h="16838"/);
    expect(partOf(bytes, 'word/document.xml')).toMatch(/<w:pgMar[^>]*w:top="1440"/);
    const styles = partOf(bytes, 'word/styles.xml');
    expect(styles).toContain('Noto Serif');
    expect(styles).toContain('aa1122');
    expect(styles).toContain('de-DE');
  });

  it('holds a letter', async () => {
    const letter = sampleLetter();
    const page = await htmlOf(await bytesOf(await writeDocx(letter)));
    const all = page.textContent ?? '';
    for (const text of ['November 22, 2026', letter.recipientName, letter.subject, letter.salutation, letter.closing])
      expect(all).toContain(text);
    expect(texts(page, 'li')).toHaveLength(3);
  });

  it('drops characters that XML forbids', async () => {
    const resume = sampleResume({ name: 'A\u0000na\u000B <b>' });
    const page = await htmlOf(await bytesOf(await writeDocx(resume)));
    expect(texts(page, 'h1.name')).toEqual(['Ana <b>']);
  });
});
