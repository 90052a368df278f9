import { type PostingShape, shapeOf } from './posting-shape';

/** What job boards really write where the documentation has another form. */
export const boardShapes: readonly PostingShape[] = [
  {
    name: 'a city with its state in one field',
    html: shapeOf({ jobLocation: { address: { addressLocality: 'Austin, TX', addressCountry: 'US' } } }),
    found: { location: 'Austin, TX', city: 'Austin', state: 'TX', country: 'us' },
  },
  {
    name: 'remote work from some states',
    html: shapeOf({
      jobLocationType: ['TELECOMMUTE'],
      applicantLocationRequirements: [
        { '@type': 'State', name: 'Texas, USA' },
        { '@type': 'State', name: 'Ohio, USA' },
      ],
    }),
    found: {
      remote: true,
      workplace: 'remote',
      location: 'Remote, Texas, USA; Ohio, USA',
      city: '',
      state: 'TX',
      country: 'us',
    },
  },
  {
    name: 'remote work beside the address of the office',
    html: shapeOf({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { addressLocality: 'Reno', addressRegion: 'NV', addressCountry: 'US' } },
    }),
    found: { remote: true, workplace: 'remote', location: 'Reno, NV' },
  },
  {
    name: 'a range of pay as a text',
    html: shapeOf({ baseSalary: { currency: 'USD', value: { value: '$50,000 - $60,000', unitText: 'YEAR' } } }),
    found: { salary: '$50,000–$60,000 a year' },
  },
  {
    name: 'the sign of a currency, in Canada',
    html: shapeOf({
      jobLocation: { address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' } },
      baseSalary: { currency: '$', value: { minValue: 20, maxValue: 22, unitText: 'HOUR' } },
    }),
    found: { salary: 'CA$20–CA$22 an hour' },
  },
  {
    name: 'several amounts, the first without a number',
    html: shapeOf({
      baseSalary: [
        { currency: 'USD', value: { minValue: 0, maxValue: 0 } },
        { currency: 'CAD', value: { minValue: '85,000', maxValue: '95,000', unitText: 'ANNUAL' } },
      ],
    }),
    found: { salary: 'CA$85,000–CA$95,000 a year' },
  },
  {
    name: 'dates in words',
    html: shapeOf({ datePosted: 'Nov 20, 2026', validThrough: '20 December 2026' }),
    found: { datePosted: '2026-11-20', validThrough: '2026-12-20' },
  },
  {
    name: 'full-time and part-time as a choice',
    html: shapeOf({ employmentType: ['FULL_TIME', 'PART_TIME'] }),
    found: { jobType: '' },
  },
  {
    name: 'a company by its legal name',
    html: shapeOf({ hiringOrganization: { '@type': 'Organization', legalName: 'Old Mill LLC' } }),
    found: { companyName: 'Old Mill LLC' },
  },
  {
    name: 'a place that is another thing of the page',
    html: shapeOf(
      { jobLocation: [{ '@id': '#place' }] },
      { '@id': '#place', '@type': 'Place', address: { addressLocality: 'Austin', addressRegion: 'TX' } },
    ),
    found: { location: 'Austin, TX', city: 'Austin', country: 'us' },
  },
  {
    name: 'an empty place before a real one',
    html: shapeOf({
      jobLocation: [
        { address: { addressLocality: '', addressCountry: '' } },
        { address: { addressLocality: 'Reno', addressRegion: 'NV', addressCountry: 'US' } },
      ],
    }),
    found: { location: 'Reno, NV' },
  },
];
