import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressUndo } from '@keepmark/ui/testing';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSalary } from '../testing/render-salary';

const austin = { areaCode: '12420', areaName: 'Austin-Round Rock-San Marcos, TX', stateCode: 'TX' };
const mercy = { ...austin, jobTitle: 'Nurse', companyName: 'Mercy', salary: 62_000 };
const clinic = { ...austin, jobTitle: 'Coordinator', companyName: 'Clinic', salary: 71_000 };
const fill = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The cells of a row, by its label. */
const cellsOf = (label: string) => {
  const row = screen.getByRole('rowheader', { name: label }).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

beforeEach(() => sessionStorage.clear());

describe('adding an offer', () => {
  it('starts from the job in the URL, with the area it is in', async () => {
    const { offers, router, requests, jobIds } = await renderSalary('/offer/add?jobId=$job', {
      jobs: [{ jobTitle: 'Nurse', companyName: 'Mercy', salary: '$62,000 a year', latitude: 30.3, longitude: -97.7 }],
      service: {
        'GET wages/areas/near/30.3/-97.7': () => ({
          table: 'official',
          area: { ...austin, name: austin.areaName, kind: 'metropolitan', latitude: 30.3, longitude: -97.7 },
          distanceMiles: 2,
        }),
      },
    });
    expect(screen.getByText('The job says: $62,000 a year')).toBeTruthy();
    await waitFor(() => expect(requests.some(({ call }) => call.includes('near'))).toBe(true));
    fill('Vacation days per year', '15');
    await waitFor(() => expect(screen.getByDisplayValue(austin.areaName)).toBeTruthy());
    await press('Add offer');
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers'));
    expect(offers.query()).toMatchObject([{ ...austin, jobId: jobIds[0], salary: 62_000, vacationDays: 15 }]);
    // Nothing that the person entered was sent.
    expect(JSON.stringify(requests)).not.toContain('62000');
  });

  it('saves the tax state of an area picked just before saving', async () => {
    const { offers } = await renderSalary('/offer/add');
    await userEvent.type(screen.getByRole('textbox', { name: 'Job title' }), 'Nurse');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Mercy');
    await userEvent.type(screen.getByRole('combobox', { name: 'Area, for prices' }), 'austin');
    await userEvent.click(await screen.findByRole('option', { name: austin.areaName, hidden: true }));
    await press('Add offer');
    await waitFor(() => expect(offers.query()).toMatchObject([austin]));
  });

  it('rejects text that isn’t an amount, and keeps it in the field', async () => {
    const { offers } = await renderSalary('/offer/add');
    fill('Salary or wage', 'a lot');
    await press('Add offer');
    expect(screen.getByText('Enter an amount in dollars, such as 62,000.')).toBeTruthy();
    expect(screen.getByText('Enter the company name.')).toBeTruthy();
    expect(screen.getByDisplayValue('a lot')).toBeTruthy();
    expect(offers.count()).toBe(0);
  });
});

describe('offers side by side', () => {
  it('show pay after tax for the filing status, and remember it', async () => {
    const { database } = await renderSalary('/offers', { offers: [mercy, clinic] });
    await waitFor(() => expect(cellsOf('After tax')).toEqual(['$52,657−$6,912', '$59,569 Best']));
    await userEvent.selectOptions(screen.getByLabelText('Filing status'), 'Married, filing jointly');
    await waitFor(() => expect(cellsOf('After tax')).toEqual(['$54,257−$7,412', '$61,669 Best']));
    expect(JSON.stringify(database.table(settingTable).query())).toContain('marriedJointly');
  });

  it('list jobs without their offer', async () => {
    const jobs = [
      { jobTitle: 'Nurse', companyName: 'Mercy', status: 'offer-pending' as const },
      { jobTitle: 'Tutor', companyName: 'Cedar', status: 'offer-pending' as const },
      { jobTitle: 'Cook', companyName: 'Diner' },
    ];
    const { jobIds } = await renderSalary('/offers', { jobs, offers: [{ ...mercy, jobId: 'first' }] });
    const links = screen.getAllByRole('link', { name: /^Add offer: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/offer/add?jobId=${jobIds[1]}`]);
  });

  it('offer to reload figures that failed', async () => {
    let isDown = true;
    const down = () => Response.json({ success: false, message: 'Down.' }, { status: 500 });
    const { taxes } = await import('../testing/offer-fixtures');
    await renderSalary('/offers', {
      offers: [mercy, clinic],
      service: { 'GET wages/taxes/TX': () => (isDown ? down() : taxes()) },
    });
    expect(await screen.findAllByText('Couldn’t load', undefined, { timeout: 5000 })).not.toHaveLength(0);
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(cellsOf('After tax')).toEqual(['$52,657−$6,912', '$59,569 Best']));
  });

  it('say that there are none yet', async () => {
    await renderSalary('/offers');
    expect(screen.getByRole('heading', { name: 'No offers yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add offer' }).getAttribute('href')).toBe('/offer/add');
  });

  it('can be chosen if there are more than five', async () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ ...clinic, companyName: `Clinic ${at + 1}` }));
    const { router } = await renderSalary('/offers', { offers: many });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Clinic 6/ }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Clinic 1/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Clinic 6/ }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /Clinic 6/ })).toBeTruthy());
    expect(screen.queryByRole('columnheader', { name: /Clinic 1/ })).toBeNull();
    expect(router.state.location.href).toContain('compare=');
  });
});

describe('editing an offer', () => {
  it('saves only changes, so that those of another tab stay', async () => {
    const { offers, offerIds } = await renderSalary('/offer/edit/$offer', { offers: [mercy] });
    offers.update(offerIds[0] ?? '', { rent: 1500 });
    fill('Signing bonus', '5k');
    await press('Save changes');
    await waitFor(() => expect(offers.query()).toMatchObject([{ signingBonus: 5000, rent: 1500, salary: 62_000 }]));
  });

  it('shows what another tab changed, and asks about what both changed', async () => {
    const { offers, offerIds, router } = await renderSalary('/offer/edit/$offer', { offers: [mercy] });
    const [id = ''] = offerIds;
    fill('Salary or wage', '65,000');
    act(() => void offers.update(id, { salary: 30, salaryPer: 'hour', vacationDays: 20 }));
    expect(screen.getByText('Changed while you were editing: Vacation days.')).toBeTruthy();
    await press('Save changes');
    expect(offers.get(id)?.salary).toBe(30);
    expect((await screen.findByRole('radiogroup', { name: 'Salary or wage' })).textContent).toContain('30 an hour');
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save changes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers'));
    expect(offers.get(id)).toMatchObject({ salary: 65_000, salaryPer: 'year', vacationDays: 20 });
  });

  it('says immediately that another tab deleted the offer, and saves what was typed as a new one', async () => {
    const { offers, offerIds, router } = await renderSalary('/offer/edit/$offer', { offers: [mercy] });
    fill('Notes', 'Starts in May');
    act(() => void offers.delete(offerIds[0] ?? ''));
    expect(screen.getByText(/^This offer was deleted while you were editing it\./)).toBeTruthy();
    await press('Save as a new offer');
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers'));
    expect(offers.query()).toMatchObject([{ jobTitle: 'Nurse', salary: 62_000, notes: 'Starts in May' }]);
  });

  it('deletes the offer, with Undo', async () => {
    const { offers, router } = await renderSalary('/offer/edit/$offer', { offers: [mercy] });
    await press('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers'));
    expect(offers.count()).toBe(0);
    await pressUndo('Deleted the offer: Nurse at Mercy.');
    expect(offers.query()).toMatchObject([{ companyName: 'Mercy', salary: 62_000 }]);
  });

  it('shows the current names of its job', async () => {
    await renderSalary('/offer/edit/$offer', {
      jobs: [{ jobTitle: 'Head Nurse', companyName: 'Mercy Health' }],
      offers: [{ ...mercy, jobId: 'first' }],
    });
    expect(screen.getByRole('heading', { name: 'Head Nurse at Mercy Health' })).toBeTruthy();
    expect(screen.queryByLabelText('Company')).toBeNull();
  });

  it('says when the offer isn’t in this browser', async () => {
    await renderSalary('/offer/edit/none');
    expect(screen.getByRole('heading', { name: 'Offer not found' })).toBeTruthy();
  });
});
