import { aiService, withAi } from '@keepmark/assistant/testing';
import { databaseOf } from '@keepmark/local-store/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyTable } from '../company-table';
import { connectTable } from '../connections';
import { renderCompanies } from '../testing/render-companies';

beforeEach(() => sessionStorage.clear());

const jobsHere = connectTable(companyTable, {
  released: {},
  nouns: ['job', 'jobs'],
  Section: ({ companyName }) => <p>Jobs at {companyName}</p>,
});

async function openResearch(service = {}) {
  const database = databaseOf(companyTable, [
    { companyName: 'Acme', notes: 'Old', url: 'https://acme.example/', summary: 'Anvils and more' },
  ]);
  const id = database.ids[0] ?? '';
  const opened = await renderCompanies(`/company/research/${id}`, {
    database,
    service,
    slots: { connections: () => Promise.resolve([jobsHere]) },
  });
  return { ...opened, table: database.table, id, notes: () => database.table.get(id)?.notes };
}
const notesField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Research notes' });

describe('researching a company', () => {
  it('shows what is on file, links and prompts without AI', async () => {
    await openResearch();
    expect(await screen.findByText('Anvils and more')).toBeTruthy();
    expect(await screen.findByText('Jobs at Acme')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '12 open postings' })).toBeTruthy();
    const links = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.trim())).toContain('Company website');
    expect(await screen.findByText('Prompt: List competitors')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'List competitors' })).toBeNull();
  });

  it('saves the notes that were typed', async () => {
    const { notes } = await openResearch();
    await userEvent.type(notesField(), ' and new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(notes()).toBe('Old and new');
  });

  it('asks which notes to save when another tab changed them, too', async () => {
    const { table, id, notes } = await openResearch();
    await userEvent.type(notesField(), ' and new');
    act(() => void table.update(id, { notes: 'Old and theirs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(notes()).toBe('Old and theirs');
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(notes()).toBe('Old and new');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('labels an answer, omits the addresses in it, and adds it to the notes with an undo', async () => {
    const answer = 'See https://linkedin.com/company/evil for **Acme**.';
    const { notes } = await openResearch({ ...withAi(), ...aiService({ answer }) });
    await userEvent.type(notesField(), ' typed');
    await userEvent.click(await screen.findByRole('button', { name: 'Describe its LinkedIn page' }));
    const shown = within(await screen.findByRole('article', { name: 'Answer: Describe its LinkedIn page' }));
    expect(shown.getByText('from the model’s memory, not verified')).toBeTruthy();
    expect(document.body.textContent).not.toContain('company/evil');
    await userEvent.click(shown.getByRole('button', { name: 'Add to notes' }));
    expect(notes()).toMatch(/^Old\n\nDescribe its LinkedIn page \(.+, from the model’s memory, not verified\):\nSee /);
    expect(notes()).not.toContain('linkedin.com');
    expect(notesField().value).toMatch(/^Old typed\n\nDescribe/);
    await pressUndo('Added to the notes.');
    expect(notes()).toBe('Old');
    expect(notesField().value).toBe('Old typed');
  });

  it('shows the not-found state for an unknown company', async () => {
    await renderCompanies('/company/research/nobody');
    expect(await screen.findByRole('link', { name: 'Go to saved companies' })).toBeTruthy();
  });
});
