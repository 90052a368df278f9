import { companyNameKey } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { importCompanies, type ImportedCompany } from '../src/companies/import/import-companies';
import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { countryName } from '../src/gazetteer/locations/countries';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import { pick } from './job-titles';
import type { Seed } from './seeded-database';

const groups = ['Index 500', 'Small companies', 'Makers', 'Public bodies'];
const firstWords =
  'Acme Alder Amber Apex Aurora Basalt Beacon Birch Blue Bright Cedar Cobalt Copper Crest Delta Dune Eagle Echo Elm Ember Falcon Fern Flint Fox Glacier Granite Harbor Hawk Hazel Horizon Iron Ivy Juniper Kestrel Lark Linden Lotus Lunar Maple Meadow Mesa Nova Oak Onyx Orchid Osprey Pearl Pine Quartz Raven Ridge River Sable Sage Sierra Silver Solar Spruce Stone Summit Terra Thistle Tidal Umber Vale Vega Willow Wren Zephyr Zinc'.split(
    ' ',
  );
export const lastWords =
  'Analytics Bakery Bank Biotech Brewing Capital Chemicals Clinics Construction Dairy Design Devices Dynamics Electric Energy Farms Foods Foundry Freight Furniture Games Glass Health Homes Hotels Insurance Labs Logistics Machines Marine Media Metals Mills Mining Mobility Motors Optics Outdoors Packaging Paper Pharma Plastics Printing Rail Realty Research Robotics Schools Security Services Shipping Software Solar Steel Studios Systems Telecom Textiles Tools Toys Transit Travel Water Works'.split(
    ' ',
  );

const endings =
  'Bay Bridge Brook Castle Crest Dale Field Ford Gate Grove Hall Haven Hill Lake Land Ley Line Mark Mont Path Point Port Side Stead Ton Vale View Way Wick Wood'.split(
    ' ',
  );
const people = 'Alma Bruno Clara David Elena Felix Grace Hugo Irene Jonas Karin Louis Marta Nils Olga Pablo'.split(' ');

/** "Alderbrook": some 1,700 such words, so that one is met about as often as a word of real company names. */
export const properName = (random: () => number): string =>
  `${pick(firstWords, random)}${pick(endings, random).toLowerCase()}`;

/** 200,000 companies in four groups, each under a name of its own. */
export const companySeed: Seed = {
  name: 'bench-companies',
  count: 200_000,
  files: ['company-seed.ts'],
  fill: async ({ write }, count, log) => {
    const { rows } = await write.execute<{ count: string }>(sql`select count(*) as count from companies`);
    if (Number(rows[0]?.count) < count) {
      const random = seededRandom(7);
      const each = count / groups.length;
      for (const [place, group] of groups.entries()) {
        log(`${(place * each).toLocaleString('en-US')} of ${count.toLocaleString('en-US')} companies generated`);
        const companies = Array.from({ length: each }, (_, index) => generateCompany(place * each + index, random));
        await importCompanies(write, group, companies);
      }
    }
    await write.execute(sql`vacuum (analyze) companies, company_groups`);
  },
};

function generateCompany(index: number, random: () => number): ImportedCompany {
  const city = loadCityIndex().city(Math.floor(random() ** 3 * 20_000));
  const companyName = `${properName(random)} ${pick(lastWords, random)} ${city.name} ${index}`;
  const summary = `${pick(lastWords, random)} and ${pick(lastWords, random).toLowerCase()} for ${city.name}`;
  return {
    companyName,
    nameKey: companyNameKey(companyName),
    url: `https://company-${index}.example/`,
    jobPostingsUrl: '',
    description: `${companyName} was founded by ${pick(people, random)} ${properName(random)}. ${summary}.`,
    summary,
    address: '',
    city: city.name,
    state: city.regionName,
    country: countryName(city.country),
    countryCode: city.country,
    latitude: city.latitude,
    longitude: city.longitude,
  };
}
