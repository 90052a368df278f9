import type { DataSource, IncomeTaxSchedule } from '@keepmark/contracts';
import cityTaxes from './city-taxes.json';
import { type CityTax, type FilingStatus, incomeTaxOn } from './tax';

/** Where a job is. */
interface JobPlace {
  readonly city: string;
  readonly state: string;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
const asIfThere = (city: string) => `${city}: as if you live there.`;

function flatTax(city: string, source: DataSource, rate: number, workerRate: number): CityTax {
  const others =
    workerRate === rate
      ? 'People who live elsewhere and work there pay the same.'
      : `People who only work there pay ${percent.format(workerRate)}.`;
  return { city, source, note: `${asIfThere(city)} ${others}`, amountOn: ({ wages }) => wages * rate };
}

function newYorkCityTax(): CityTax {
  const { source, single, marriedJointly } = cityTaxes.newYorkCity;
  const schedules: Readonly<Record<FilingStatus, IncomeTaxSchedule>> = { single, marriedJointly };
  return {
    city: 'New York City',
    source,
    note: `${asIfThere('New York City')} People who only work there pay nothing to the city. The school tax credit is included.`,
    amountOn: ({ status, wages }) => incomeTaxOn(schedules[status], wages),
  };
}

function yonkersTax(): CityTax {
  const { source, shareOfStateTax, workerRate } = cityTaxes.yonkers;
  return {
    city: 'Yonkers',
    source,
    note: `${asIfThere('Yonkers')} People who only work there pay ${percent.format(workerRate)}.`,
    amountOn: ({ stateTax }) => (stateTax === null ? null : stateTax * shareOfStateTax),
  };
}

const plain = (name: string) => name.trim().toLowerCase();

/**
 * The income tax of the city of a job, from a table by hand: New York City, Yonkers, Philadelphia, and cities of Michigan,
 * Ohio, and Kentucky. Undefined for all others, and where the offer is taxed in another state than the job's.
 * @param stateCode the state whose income tax applies to the offer
 */
export function cityTaxOf(stateCode: string, { city, state }: JobPlace): CityTax | undefined {
  const name = plain(city);
  if (name === '' || plain(state) !== plain(stateCode)) return undefined;
  if (stateCode === 'NY') {
    if (name === 'yonkers') return yonkersTax();
    return cityTaxes.newYorkCity.names.some((known) => plain(known) === name) ? newYorkCityTax() : undefined;
  }
  for (const { stateCode: code, source, cities } of cityTaxes.flat) {
    const found = code === stateCode ? cities.find((known) => plain(known.name) === name) : undefined;
    if (found) return flatTax(found.name, source, found.rate, found.workerRate);
  }
  return undefined;
}
