import { renderScreen } from '@keepmark/app-shell/testing';
import { createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { NamedCompany } from '../company';
import { databaseOf } from '../testing/database-of';
import { pressUndo } from '../testing/press-undo';
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
  const kept = databaseOf([{ companyName: 'Acme' }, { companyName: 'Big Acme' }, { companyName: 'Beta' }]);
  await renderScreen(
    (signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/pick', component: Picking })],
    { path: '/pick', database: kept.database },
  );
  const field = await screen.findByRole('textbox', { name: 'Company' });
  return { ...kept, field };
}

// The dropdown is shown once it has a place, which it never has without layout.
const hidden = true;
const options = () => screen.getAllByRole('option', { hidden }).map(({ textContent }) => textContent);

describe('picking a company', () => {
  it('offers the kept ones, those that begin with what is typed first', async () => {
    const { field, ids } = await open();
    await userEvent.type(field, 'acm');
    await waitFor(() => expect(options()).toEqual(['Acme', 'Big Acme', 'Add “acm” to your companies']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(picked()).toEqual({ companyId: ids[0], companyName: 'Acme' }));
  });

  it('knows a name typed in full, and lets go of it when the name changes', async () => {
    const { field, ids } = await open();
    await userEvent.type(field, 'Beta');
    expect(picked()).toEqual({ companyId: ids[2], companyName: 'Beta' });
    await userEvent.type(field, 'x');
    expect(picked()).toEqual({ companyId: '', companyName: 'Betax' });
  });

  it('adds one on the spot, which can be taken back', async () => {
    const { field, table } = await open();
    await userEvent.type(field, 'Gamma');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Gamma” to your companies', hidden }));
    const [gamma] = table.query({ where: { companyName: 'Gamma' } });
    expect(picked()).toEqual({ companyId: gamma?.internalId, companyName: 'Gamma' });
    await pressUndo('Saved Gamma.');
    expect(table.count()).toBe(3);
  });

  it('finds the company of a name by itself where only the name is stored', async () => {
    const { database } = databaseOf([{ companyName: 'Acme' }]);
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
    expect(screen.queryByRole('img', { name: 'One of your companies' })).toBeNull();
    await userEvent.type(field, 'e');
    expect(screen.getByRole('img', { name: 'One of your companies' })).toBeTruthy();
    expect(field.value).toBe('Acme');
  });

  it('does not offer to add a name that is kept', async () => {
    const { field } = await open();
    await userEvent.type(field, 'acme, inc.');
    expect(screen.queryByRole('option', { name: /^Add/, hidden })).toBeNull();
  });
});
