import { IDBFactory } from 'fake-indexeddb';
import { clearNotifications, pressUndo } from '@keepmark/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderJobs } from '../testing/render-jobs';
import { sampleFile } from '../testing/sample-files';
import { attachmentTable } from './attachment-table';

beforeEach(() => {
  sessionStorage.clear();
  clearNotifications();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openJob() {
  const jobs = [{ jobTitle: 'Welder', companyName: 'Harbor & Vale' }];
  const screenOf = await renderJobs('/job/edit/no-job-yet', { jobs });
  await screenOf.router.navigate({ to: '/job/edit/$internalId', params: { internalId: screenOf.ids[0]! } });
  const section = await screen.findByRole('region', { name: 'Files' });
  const table = screenOf.database.table(attachmentTable);
  return { ...screenOf, section, files: () => table.query().map(({ name }) => name) };
}

const choose = (section: HTMLElement, files: readonly File[]) =>
  fireEvent.change(section.querySelector('input[type="file"]')!, { target: { files } });
const drop = (files: readonly File[]) => fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });

describe('the files on a job', () => {
  it('are attached together; one that can’t be is named, and the others are attached', async () => {
    const { section, files } = await openJob();
    expect(within(section).getByText(/^No files\./)).toBeTruthy();
    choose(section, [
      sampleFile('Contract.pdf', 'pdf'),
      sampleFile('notes.txt', 'text'),
      sampleFile('Offer.png', 'png'),
    ]);
    expect(await screen.findByText(/“notes\.txt” isn’t a PDF/)).toBeTruthy();
    expect(await within(section).findByRole('button', { name: 'Offer.png' })).toBeTruthy();
    expect(files()).toEqual(['Contract.pdf', 'Offer.png']);
    expect(within(section).getByText(/^PDF, 1 kB, /)).toBeTruthy();
  });

  it('are dropped anywhere on the page, or pasted', async () => {
    const { section, files } = await openJob();
    const dragged = { dataTransfer: { files: [], types: ['Files'] } };
    expect(fireEvent.dragOver(document.body, dragged)).toBe(false);
    expect(await within(section).findByText('Drop files here to attach them')).toBeTruthy();
    drop([sampleFile('Contract.pdf', 'pdf')]);
    await waitFor(() => expect(files()).toEqual(['Contract.pdf']));
    fireEvent.paste(document.body, { clipboardData: { files: [sampleFile('image.png', 'png')], types: ['Files'] } });
    await waitFor(() => expect(files()).toEqual(['Contract.pdf', 'image.png']));
  });

  it('leave a drag of text, and a paste of text with its picture into a field, alone', async () => {
    const { section, files } = await openJob();
    expect(fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Add notes' }));
    const clipboardData = { files: [sampleFile('image.png', 'png')], types: ['text/plain', 'Files'] };
    expect(fireEvent.paste(screen.getByRole('textbox', { name: 'Notes' }), { clipboardData })).toBe(true);
    expect(within(section).getByText(/^No files\./)).toBeTruthy();
    expect(files()).toEqual([]);
  });

  it('are renamed, and deleted with Undo', async () => {
    const { section, files } = await openJob();
    choose(section, [sampleFile('CV.docx', 'docx')]);
    await userEvent.click(await within(section).findByRole('button', { name: 'Rename CV.docx' }));
    const field = screen.getByRole('textbox', { name: 'File name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Résumé{Enter}');
    expect(files()).toEqual(['Résumé.docx']);
    await userEvent.click(within(section).getByRole('button', { name: 'Delete Résumé.docx' }));
    expect(files()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Attach a file');
    await pressUndo('Deleted “Résumé.docx”.');
    expect(files()).toEqual(['Résumé.docx']);
  });

  it('open in a new tab with the type of their content, or are downloaded', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    const pressed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(this.download);
    });
    const tab = { opener: window as Window | null, location: { replace: vi.fn<(url: string) => void>() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { section } = await openJob();
    choose(section, [sampleFile('Offer.png', 'png'), sampleFile('CV.docx', 'docx')]);
    await userEvent.click(await within(section).findByRole('button', { name: 'Offer.png' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:1'));
    expect([tab.opener, blobs[0]?.type]).toEqual([null, 'image/png']);
    await userEvent.click(await within(section).findByRole('button', { name: 'CV.docx' }));
    await waitFor(() => expect(pressed).toEqual(['CV.docx']));
    await userEvent.click(within(section).getByRole('button', { name: 'Download Offer.png' }));
    await waitFor(() => expect(pressed).toEqual(['CV.docx', 'Offer.png']));
  });

  it('say where they are when this browser doesn’t have them', async () => {
    const { section, database, ids } = await openJob();
    const facts = { kind: 'pdf', sizeBytes: 10, dateAdded: '2026-11-20' } as const;
    database.table(attachmentTable).insert({ ...facts, jobId: ids[0]!, fileId: 'a'.repeat(64), name: 'Contract.pdf' });
    expect(await within(section).findByText('On the device where you attached it')).toBeTruthy();
    expect(within(section).queryByRole('button', { name: 'Contract.pdf' })).toBeNull();
    expect(within(section).queryByRole('button', { name: /Download/ })).toBeNull();
    expect(within(section).getByRole('button', { name: 'Delete Contract.pdf' })).toBeTruthy();
  });
});
