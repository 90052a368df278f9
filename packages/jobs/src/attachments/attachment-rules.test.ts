import { expect, it } from 'vitest';
import { type sampleContents, sampleFile } from '../testing/sample-files';
import { kindOf } from './attachment-kind';
import { attachmentName } from './attachment-name';

const bytesOf = async (content: keyof typeof sampleContents) =>
  new Uint8Array(await sampleFile('file', content).arrayBuffer());

it.each([
  ['pdf', 'pdf'],
  ['png', 'png'],
  ['jpeg', 'jpeg'],
  ['webp', 'webp'],
  ['docx', 'docx'],
  ['docm', undefined],
  ['zip', undefined],
  ['html', undefined],
  ['svg', undefined],
  ['gif', undefined],
  ['text', undefined],
  ['empty', undefined],
] as const)('knows a file by its content: %s is %s', async (content, kind) => {
  expect(kindOf(await bytesOf(content))).toBe(kind);
});

it('refuses a Word document that is cut off, and one inside a ZIP', async () => {
  const docx = await bytesOf('docx');
  expect(kindOf(docx.subarray(0, -10))).toBeUndefined();
  const zip = await bytesOf('zip');
  const [entry, rest] = [zip.subarray(0, 30), zip.subarray(30)];
  expect(kindOf(new Uint8Array([...entry, ...docx, ...rest]))).toBeUndefined();
});

it('takes a PDF whose header comes a little later', () => {
  expect(kindOf(new TextEncoder().encode('\n\n%PDF-1.4'))).toBe('pdf');
});

it('gives a file a name that can be saved anywhere', () => {
  expect(attachmentName('Contract.PDF', 'pdf')).toBe('Contract.PDF');
  expect(attachmentName('photo.jpeg', 'jpeg')).toBe('photo.jpeg');
  expect(attachmentName('contract.exe', 'pdf')).toBe('contract.exe.pdf');
  expect(attachmentName('../../etc/passwd', 'pdf')).toBe('etc passwd.pdf');
  expect(attachmentName('cv\u202Efdp.docx', 'docx')).toBe('cv fdp.docx');
  expect(attachmentName('a: "b"?.png', 'png')).toBe('a b.png');
  expect(attachmentName(' .png', 'png')).toBe('File.png');
  expect(attachmentName('', 'webp')).toBe('File.webp');
  expect(Array.from(attachmentName('👩‍🔧'.repeat(90), 'pdf'))).toHaveLength(124);
});

it('sets equal names on a job apart', () => {
  expect(attachmentName('CV.pdf', 'pdf', ['cv.pdf', 'CV (2).pdf'])).toBe('CV (3).pdf');
});
