import { withAi } from '@keepmark/assistant/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressUndo } from '@keepmark/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSalary } from '../testing/render-salary';
import { denver, occupationWages, wageLevels, yearlyWage } from '../testing/wage-fixtures';

const figures = '/salary/assistant/29-1141?area=12420';
const fill = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value: text } });

beforeEach(() => sessionStorage.clear());

it('offers popular occupations until one is chosen', async () => {
  await renderSalary('/salary/assistant');
  const popular = within(await screen.findByRole('region', { name: 'Popular' }));
  expect(popular.getByRole('link', { name: 'Registered Nurses' }).getAttribute('href')).toBe(
    '/salary/assistant/29-1141',
  );
});

describe('the wages of an occupation', () => {
  it('are in tables with their source, unit and period', async () => {
    await renderSalary(figures);
    const table = within(await screen.findByRole('table', { name: 'Austin, by experience' }));
    expect(table.getByRole('row', { name: /^Entry/ }).textContent).toBe('Entry$60,000$28.85');
    const section = within(screen.getByRole('region', { name: 'Austin, by experience' }));
    expect(section.getByText(/July 2025 to June 2026/)).toBeTruthy();
    expect(screen.getByRole('figure').getAttribute('aria-label')).toContain('The tables below have the figures.');
  });

  it('lead to the career and to offers', async () => {
    await renderSalary(figures);
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('See what people do, and which jobs are open')).toBe('/career/counseling?code=29-1141');
    expect(await href('Career counseling')).toBe('/career/counseling');
    expect(await href('Offers')).toBe('/offers');
  });

  it('have the offer and the target marked, in either unit', async () => {
    await renderSalary(figures);
    await screen.findByRole('figure');
    fill('Your offer', '62k');
    expect(await screen.findByText('Your offer of $62,000 is between entry and qualified in Austin.')).toBeTruthy();
    expect(screen.getByText('It is below the 10th percentile nationally.')).toBeTruthy();
    fill('Your target', '96,000');
    expect(screen.getByText('Your target of $96,000 is exactly at fully competent in Austin.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Per hour' }));
    expect(
      await screen.findByText('Your offer of $29.81 an hour is between entry and qualified in Austin.'),
    ).toBeTruthy();
  });

  it('say if they come from the small table or a wider area, and if there are none', async () => {
    const small = occupationWages();
    await renderSalary('/salary/assistant/29-1141', {
      service: {
        'GET wages/occupation/29-1141': () => ({
          ...small,
          areaLevels: wageLevels({ isWiderAreaEstimate: true }),
          national: { ...small.national, table: 'hand-written', median: null },
        }),
      },
    });
    expect(await screen.findByText(/From our small national table/)).toBeTruthy();
    expect(screen.getByText(/likely an estimate for a wider area/)).toBeTruthy();
    const national = within(screen.getByRole('table', { name: 'United States, percentiles' }));
    expect(national.queryByText('Median')).toBeNull();
  });

  it('don’t show a figure in an unpublished unit', async () => {
    const yearly = (amount: number) => yearlyWage(amount, { hourly: null, publishedUnit: 'year' });
    await renderSalary(`${figures}&per=hour`, {
      note: { offer: 62_000 },
      service: {
        'GET wages/occupation/29-1141/12420': () =>
          occupationWages({
            national: null,
            areaLevels: wageLevels({
              entry: yearly(60_000),
              qualified: yearly(72_000),
              experienced: yearly(84_000),
              fullyCompetent: yearly(96_000),
            }),
          }),
      },
    });
    expect(await screen.findByText(/Published by the year only/)).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/^Your offer of/)).toBeNull();
  });
});

describe('notes for a negotiation', () => {
  it('are saved with the occupation while typing, and can be deleted with Undo', async () => {
    const { notes, router, unmount } = await renderSalary(figures);
    await screen.findByRole('figure');
    fill('Your offer', '62,000');
    fill('Your notes', 'They start in March.');
    await waitFor(() =>
      expect(notes.query()).toMatchObject([
        {
          occupationCode: '29-1141',
          occupationTitle: 'Registered Nurses',
          offer: 62_000,
          notes: 'They start in March.',
        },
      ]),
    );
    fill('Your notes', 'They start in April.');
    await router.navigate({ to: '/salary/assistant' } as never);
    expect(notes.query()).toMatchObject([{ notes: 'They start in April.', offer: 62_000 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete notes: Registered Nurses' }));
    expect(notes.count()).toBe(0);
    await pressUndo('Deleted your notes on Registered Nurses.');
    expect(notes.query()).toMatchObject([{ offer: 62_000 }]);
    unmount();
  });
});

describe('cost of living', () => {
  it('says what the offer is worth in another area', async () => {
    const { router, requests } = await renderSalary(figures, { note: { offer: 62_000 } });
    const field = await screen.findByRole('combobox', { name: 'Compare Austin with' });
    await userEvent.type(field, 'denver');
    const options = () => within(document.getElementById(field.getAttribute('aria-controls') ?? '')!);
    await userEvent.click(await waitFor(() => options().getByRole('option', { name: denver.name, hidden: true })));
    expect(await screen.findByText('$62,000 in Austin is worth about $58,400 in Denver.')).toBeTruthy();
    expect(screen.getByText(/6.2% higher than in Austin. To buy the same there, you need about \$65,800/)).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ compare: '19740' });
    expect(JSON.stringify(requests)).not.toContain('62');
  });
});

describe('choosing an occupation', () => {
  it('offers matches of the job title in the URL', async () => {
    await renderSalary('/salary/assistant/Nurse');
    const link = await screen.findByRole('link', { name: 'Registered Nurses' });
    expect(link.getAttribute('href')).toBe('/salary/assistant/29-1141');
  });

  it('finds one by another title', async () => {
    const { router } = await renderSalary('/salary/assistant');
    await userEvent.type(screen.getByRole('combobox', { name: 'Occupation' }), 'nurse');
    await userEvent.click(
      await screen.findByRole('option', { name: /Registered Nurses.*RN, Staff Nurse/, hidden: true }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/salary/assistant/29-1141'));
  });

  it('is offered again for an unknown code', async () => {
    await renderSalary('/salary/assistant/99-9999');
    expect(await screen.findByRole('heading', { name: 'Occupation or area not found' })).toBeTruthy();
  });
});

describe('advice from the AI', () => {
  it('is requested with exactly the figures on the screen', async () => {
    await renderSalary(figures, { note: { offer: 62_000, experience: '3 years' }, service: withAi() });
    expect(await screen.findByRole('button', { name: 'Get salary advice' })).toBeTruthy();
    const prompt = screen.getByDisplayValue<HTMLTextAreaElement>(/Advise me on the pay/).value;
    for (const shown of ['- Entry: $60,000 a year, $28.85 an hour', '- Offer: $62,000 a year', '3 years', 'May 2024']) {
      expect(prompt).toContain(shown);
    }
    expect(prompt).toContain('Your offer of $62,000 is between entry and qualified in Austin.');
  });
});
