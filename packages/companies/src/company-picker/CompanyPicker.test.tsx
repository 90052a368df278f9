import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { NamedCompany } from '../company';
import { databaseOf } from '@keepmark/local-store/testing';
import { companyTable } from '../company-table';
import { pressUndo } from '@keepmark/ui/testing';
import { CompanyNamePicker, CompanyPicker } from './CompanyPicker';

function Picking() {
  const [value, setValue] = useState<NamedCompany>({ companyId: '', companyName: '' });
  return (
    <>
      <CompanyPicker value={value} onChange={setValue} />
      <output data-testid="picked">{JSON.stringify(value)}</output>
    </>
  );
}

const picked = () => JSON.parse(screen.getByTestId('picked').textContent) as NamedCompany;

async function open() {
  const opened = databaseOf(companyTable, [
    { companyName: 'Acme' },
    { companyName: 'Big Acme' },
    { companyName: 'Beta' },
  ]);
  await renderScreen(
    (signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/pick', component: Picking })],
    { path: '/pick', database: opened.database },
  );
  const field = await screen.findByRole('textbox', { name: 'Company' });
  return { ...opened, field };
}

// Without layout the dropdown never gets a position, so it stays hidden.
const hidden = true;
const options = () => screen.getAllByRole('option', { hidden }).map(({ textContent }) => textContent);

describe('picking a company', () => {
  it('offers saved companies, those that start with the typed text first', async () => {
    const { field, ids } = await open();
    await userEvent.type(field, 'acm');
    await waitFor(() => expect(options()).toEqual(['Acme', 'Big Acme', 'Add “acm” to your companies']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(picked()).toEqual({ companyId: ids[0], companyName: 'Acme' }));
  });

  it('offers a company whatever the case and accents of what is typed', async () => {
    const { field } = await open();
    await userEvent.type(field, 'BÉTA');
    await waitFor(() => expect(options()[0]).toBe('Beta'));
  });

  it('links a name typed in full, and unlinks it when the name changes', async () => {
    const { field, ids } = await open();
    await userEvent.type(field, 'Beta');
    expect(picked()).toEqual({ companyId: ids[2], companyName: 'Beta' });
    await userEvent.type(field, 'x');
    expect(picked()).toEqual({ companyId: '', companyName: 'Betax' });
  });

  it('adds a typed company, with undo', async () => {
    const { field, table } = await open();
    await userEvent.type(field, 'Gamma');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Gamma” to your companies', hidden }));
    const [gamma] = table.query({ where: { companyName: 'Gamma' } });
    expect(picked()).toEqual({ companyId: gamma?.internalId, companyName: 'Gamma' });
    await pressUndo('Added Gamma.');
    expect(table.count()).toBe(3);
  });

  it('recognizes a saved company where only the name is stored', async () => {
    const { database } = databaseOf(companyTable, [{ companyName: 'Acme' }]);
    const Naming = () => {
      const [name, setName] = useState('');
      return <CompanyNamePicker companyName={name} onChange={setName} />;
    };
    await renderScreen(
      (signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/pick', component: Naming })],
      { path: '/pick', database },
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Company' });
    await userEvent.type(field, 'Acm');
    expect(screen.queryByRole('img', { name: 'Saved company' })).toBeNull();
    await userEvent.type(field, 'e');
    expect(screen.getByRole('img', { name: 'Saved company' })).toBeTruthy();
    expect(field.value).toBe('Acme');
  });

  it('does not offer to add a company that is already saved', async () => {
    const { field } = await open();
    await userEvent.type(field, 'acme, inc.');
    expect(screen.queryByRole('option', { name: /^Add/, hidden })).toBeNull();
  });
});
