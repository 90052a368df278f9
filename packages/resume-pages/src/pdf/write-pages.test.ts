import { expect, test } from 'vitest';
import { loadFonts } from '../fonts/load-fonts';
import { entryParts } from '../layout/entry-parts';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { layOut } from '../layout/lay-out';
import { fontIds, type ResumeDesign, templateIds } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { plainText } from '@keepmark/resume-document/rich-text';
import { readFontFromDisk } from '../testing/read-font-file';
import { readPdf } from '../testing/read-pdf';
import { design, experience, sampleLetter, sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { writePages } from './write-pages';

async function write(document: ResumeDocument | LetterDocument, photos = new Map<string, Uint8Array>()) {
  const fonts = await loadFonts(document, readFontFromDisk);
  const laidOut = layOut(document, fonts);
  return { laidOut, pdf: await readPdf(await writePages(laidOut, fonts, photos)) };
}

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The words of a résumé by section and, within an entry, in the order of the template. */
function dataWords(resume: ResumeDocument): string[] {
  const texts = [resume.name, resume.headline, resume.phone, resume.email, resume.location];
  texts.push(...resume.links.map(({ label, url }) => label || url.replace(/^https:\/\/(www\.)?/, '')));
  for (const section of resume.sections) {
    texts.push(sectionHeading(section, resume.design.language));
    if (section.kind === 'summary') texts.push(plainText(resume.summary));
    else if (section.kind === 'skills') {
      texts.push(...section.entries.map(({ skillName, keywords }) => `${skillName} ${keywords.join(' ')}`));
    } else
      texts.push(...entryParts(section, resume.design).map((parts) => entryText(parts, resume.design, section.kind)));
  }
  return texts.flatMap(wordsOf);
}

function entryText(parts: ReturnType<typeof entryParts>[number], { template }: ResumeDesign, kind: string): string {
  const { title, organization, place, detail, dates, address, keywords, isBrief } = parts;
  const [name, employer, url] = [title.text, organization.text, address.text];
  const isReference = kind === 'publications' && template === 'academic';
  const head =
    template === 'compact' || (isBrief && (template === 'classic' || template === 'modern'))
      ? [name, employer, place, detail, url, dates]
      : isReference
        ? [name, employer, place, detail, dates, url]
        : template === 'academic'
          ? [dates, name, employer, place, detail, url]
          : template === 'plain' || (template === 'two-column' && kind === 'certifications')
            ? [name, employer, place, detail, dates, url]
            : template === 'classic'
              ? [name, dates, employer, detail, url, place]
              : [name, dates, employer, place, detail, url];
  return [...head, ...keywords, plainText(parts.notes)].join(' ');
}

/** The length of the longest common subsequence of words, relative to the first list. */
function lcsShare(expected: readonly string[], found: readonly string[]): number {
  let row = new Uint16Array(found.length + 1);
  for (const word of expected) {
    const next = new Uint16Array(found.length + 1);
    for (let at = 1; at <= found.length; at += 1) {
      next[at] = found[at - 1] === word ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    }
    row = next;
  }
  return (row[found.length] ?? 0) / expected.length;
}

test.each(templateIds)('reads back in the order of the data, with its links and structure, in %s', async (template) => {
  const resume = sampleResume({ design: design({ template }) });
  const { laidOut, pdf } = await write(resume);
  expect(lcsShare(dataWords(resume), wordsOf(pdf.pages.join('\n')))).toBe(1);
  expect(new Set(pdf.links)).toEqual(
    new Set([
      'mailto:amelie@kowalska.example',
      'https://kowalska.example/',
      'https://www.linkedin.com/in/amelie-kowalska/',
      'https://meridian.example/',
      'https://freightline.example/guide',
      'https://wayfinding.example/kit',
      'https://doi.example/10.1234/jhd.2023',
    ]),
  );
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']));
  expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(pdf.roles.filter((role) => role === 'H2')).toHaveLength(
    resume.sections.length + (template === 'two-column' ? 1 : 0),
  );
  expect(pdf.title).toBe('Amélie Nguyễn-Kowalska – Product designer');
  expect(pdf.language).toBe('en');
  const laidOutPages = laidOut.pages.map(({ items }) =>
    wordsOf(items.map((item) => (item.kind === 'text' ? item.text : '')).join(' ')),
  );
  expect(pdf.pages.map(wordsOf)).toEqual(laidOutPages);
});

const scripts = [
  'Zażółć gęślą jaźń, Đặng Thị Ngọc Ánh, Þórður Ægir, Müßiggang',
  'Специалист по охране труда, Їжак, Ђорђе',
  'Σύμβουλος επιχειρήσεων, Άννα Ώριμη',
  'm² ½ ™ № § € “quoted” – —',
];

test.each(fontIds)('keeps accents, Vietnamese, Cyrillic and Greek unchanged in %s', async (font) => {
  const { pdf, laidOut } = await write(
    sampleResume({
      summary: scripts.map((line) => `- **${line}** ${line} *${line}*`).join('\n'),
      design: design({ font }),
    }),
  );
  expect(laidOut.missingCharacters).toBe('');
  const text = pdf.pages.join('\n').replaceAll(/\s+/g, ' ');
  for (const line of scripts) expect(text.split(line)).toHaveLength(4);
});

test('keeps Chinese and Japanese unchanged, bold and regular', async () => {
  const chinese = '王小明 高级软件工程师，负责支付平台的架构设计';
  const japanese = '東京都渋谷区でデザインチームを率いる（アジャイル開発）ー。';
  const { pdf, laidOut } = await write(
    sampleResume({
      name: chinese,
      summary: japanese,
      sections: [{ id: 'summary', kind: 'summary', heading: '職務要約', isHidden: false }],
    }),
  );
  expect(laidOut.missingCharacters).toBe('');
  const text = pdf.pages.join('').replaceAll(/\s+/g, '');
  expect(text).toContain(chinese.replaceAll(' ', ''));
  expect(text).toContain('職務要約');
  expect(text).toContain(japanese);
});

test('copies the same words after several documents were written', async () => {
  const first = sampleResume({ name: 'a\u00a0b', sections: [], design: design({ font: 'source-serif' }) });
  const second = sampleResume({ name: 'co-op μικρός', sections: [], design: design({ font: 'source-serif' }) });
  await write(first);
  const { pdf } = await write(second);
  expect(pdf.pages[0]).toContain('co-op μικρός');
});

test('marks the photo as a figure with alternative text', async () => {
  const jpeg = Uint8Array.from(
    atob(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    ),
    (character) => character.charCodeAt(0),
  );
  const resume = sampleResume({ photoId: 'photo' });
  const withPhoto = await write(resume, new Map([['photo', jpeg]]));
  expect(withPhoto.pdf.alts).toEqual(['Photo of Amélie Nguyễn-Kowalska']);
  const withoutPhoto = await write(resume);
  const withBrokenPhoto = await write(resume, new Map([['photo', jpeg.slice(0, 40)]]));
  for (const { pdf } of [withoutPhoto, withBrokenPhoto]) {
    expect(pdf.roles).not.toContain('Figure');
    expect(pdf.roles).toContain('H1');
  }
});

test('writes a letter', async () => {
  const letter = sampleLetter({ design: design({ template: 'modern' }) });
  const { pdf } = await write(letter);
  const expected = [letter.subject, letter.salutation, plainText(letter.body), letter.closing].flatMap(wordsOf);
  expect(lcsShare(expected, wordsOf(pdf.pages.join('\n')))).toBe(1);
});

test('writes an empty document and one without a name', async () => {
  const { pdf } = await write(
    sampleResume({ name: '', headline: '', phone: '', email: '', location: '', links: [], sections: [] }),
  );
  expect(pdf.pages).toEqual(['']);
});

test('stops when it is canceled', async () => {
  const resume = sampleResume({
    sections: [
      {
        id: 'experience',
        kind: 'experience',
        heading: '',
        isHidden: false,
        entries: [experience({ notes: '- a\n'.repeat(200) })],
      },
    ],
  });
  const fonts = await loadFonts(resume, readFontFromDisk);
  const stop = new AbortController();
  stop.abort(new Error('Canceled'));
  await expect(writePages(layOut(resume, fonts), fonts, new Map(), stop.signal)).rejects.toThrow('Canceled');
});
