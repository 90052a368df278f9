import { oddShapes } from './odd-posting-shapes';
import { page, script, type PostingShape, shapeOf } from './posting-shape';

const complete = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Software Engineer &amp; Mentor',
  description: '<p>Build <strong>good</strong> things.</p><ul><li>Code</li></ul>',
  identifier: { '@type': 'PropertyValue', name: 'Old Mill', value: 'OM-1234' },
  datePosted: '2026-02-03',
  validThrough: '2026-03-18T00:00Z',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Old Mill', sameAs: 'https://oldmill.example' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Congress Ave',
      addressLocality: 'Austin',
      addressRegion: 'TX',
      postalCode: '78701',
      addressCountry: 'US',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 120000, maxValue: 150000, unitText: 'YEAR' },
  },
};

const good: readonly PostingShape[] = [
  {
    name: 'everything that the documentation names',
    html: page(script(JSON.stringify(complete))),
    found: {
      foundBy: 'schema.org',
      jobTitle: 'Software Engineer & Mentor',
      companyName: 'Old Mill',
      companyUrl: 'https://oldmill.example/',
      jobType: 'fulltime',
      description: '<p>Build <strong>good</strong> things.</p><ul><li>Code</li></ul>',
      datePosted: '2026-02-03',
      validThrough: '2026-03-18T00:00Z',
      salary: '$120,000–$150,000 a year',
      remote: false,
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      country: 'us',
      latitude: 30.26715,
      longitude: -97.74306,
      externalId: 'OM-1234',
    },
  },
  {
    name: 'an array of things',
    html: page(script(JSON.stringify([{ '@type': 'WebSite', name: 'Jobs' }, complete]))),
    found: { foundBy: 'schema.org', companyName: 'Old Mill' },
  },
  {
    name: 'a graph whose things refer to each other',
    html: page(
      script(
        JSON.stringify({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'Organization', '@id': '#company', name: 'Old Mill', url: 'https://oldmill.example/' },
            { '@type': ['Thing', 'JobPosting'], title: 'Baker', hiringOrganization: { '@id': '#company' } },
          ],
        }),
      ),
    ),
    found: { jobTitle: 'Baker', companyName: 'Old Mill', companyUrl: 'https://oldmill.example/' },
  },
  {
    name: 'a posting below a page, its type a full address',
    html: page(
      script(
        JSON.stringify({
          '@type': 'WebPage',
          mainEntity: { '@type': 'http://schema.org/JobPosting', title: 'Baker', hiringOrganization: 'Old Mill' },
        }),
      ),
    ),
    found: { jobTitle: 'Baker', companyName: 'Old Mill' },
  },
  {
    name: 'remote work with where one may live',
    html: shapeOf({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'USA' },
        { '@type': 'Country', name: 'Canada' },
      ],
    }),
    found: { remote: true, workplace: 'remote', location: 'Remote, United States, Canada' },
  },
  {
    name: 'hybrid work, which the standard has no word for',
    html: shapeOf({ jobLocationType: 'Hybrid', jobLocation: { address: 'Reno, NV' } }),
    found: { workplace: 'hybrid', location: 'Reno, NV' },
  },
  {
    name: 'a workplace that only the text names',
    html: shapeOf({ description: '<p>Bread.</p><p>This is an on-site role.</p>' }),
    found: { workplace: 'onsite', description: '<p>Bread.</p><p>This is an on-site role.</p>' },
  },
  {
    name: 'a deadline that only the text names',
    html: shapeOf({ description: '<p>Bread.</p><p>Please apply by <b>15 January 2027</b>.</p>' }),
    found: { validThrough: '2027-01-15' },
  },
  {
    name: 'two deadlines in the text',
    html: shapeOf({ description: '<p>Apply by 15 January 2027.</p><p>Apply by 1 February 2027 for Reno.</p>' }),
    found: { validThrough: '' },
  },
  {
    name: 'several places with coordinates',
    html: shapeOf({
      jobLocation: [
        {
          '@type': 'Place',
          address: { addressLocality: 'Paris', addressCountry: { '@type': 'Country', name: 'France' } },
          geo: { '@type': 'GeoCoordinates', latitude: '48.8', longitude: 2.3 },
        },
        { '@type': 'Place', address: { addressLocality: 'Cambridge', addressCountry: 'GB' } },
      ],
    }),
    found: {
      location: 'Paris, France; Cambridge, United Kingdom',
      city: 'Paris',
      country: 'fr',
      latitude: 48.8,
      longitude: 2.3,
    },
  },
  {
    name: 'an hourly wage in another currency',
    html: shapeOf({
      employmentType: ['PART_TIME', 'TEMPORARY'],
      baseSalary: { currency: 'GBP', value: { value: '12.60', unitText: 'HOUR' } },
    }),
    found: { jobType: 'parttime', salary: '£12.60 an hour' },
  },
];

const hostile: readonly PostingShape[] = [
  {
    name: 'scripts in every field',
    html: shapeOf({
      title: '<img src=x onerror=alert(1)>Baker',
      description: '<p onclick="alert(1)">Bread<script>alert(2)<\\/script><a href="javascript:alert(3)">x</a></p>',
      hiringOrganization: { name: '<b>Old</b> Mill', sameAs: 'javascript:alert(4)' },
    }).replaceAll('<\\\\/script>', '<\\/script>'),
    found: {
      jobTitle: 'Baker',
      companyName: 'Old Mill',
      companyUrl: '',
      description: '<p>Bread<a rel="noopener noreferrer nofollow" target="_blank">x</a></p>',
    },
  },
  {
    name: 'texts that are far too long, and control characters',
    html: shapeOf({ title: `Ba\u0000k\u202Eer${' very'.repeat(5000)}` }),
    found: { jobTitle: `Bak\u202Eer${' very'.repeat(5000)}`.slice(0, 300).trim() },
  },
  {
    name: 'things within things without end',
    html: page(
      `<title>Deep</title>${script(`${'{"a":['.repeat(20_000)}{"@type":"JobPosting","title":"Baker"}${']}'.repeat(20_000)}`)}`,
    ),
    found: { jobTitle: 'Deep', foundBy: 'title' },
  },
  {
    name: 'a prototype that is to be changed',
    html: page(script('{"@type":"JobPosting","title":"Baker","__proto__":{"salary":"1"},"constructor":{"name":"x"}}')),
    found: { jobTitle: 'Baker', salary: '', companyName: '' },
  },
  {
    name: 'blanks without end, on which a careless pattern hangs',
    html: page(`<title>Blank</title>${script(`{"@type":${' '.repeat(900_000)}`)}${'<meta '.repeat(50_000)}`),
    found: { jobTitle: 'Blank' },
  },
];

const without: readonly PostingShape[] = [
  {
    name: 'Open Graph alone',
    html: page(
      '<title>Baker | Jobs | Old Mill</title><meta property="og:title" content="Baker &amp; Pastry Cook"><meta property="og:site_name" content="JobBoard"><meta property="og:description" content="Bread at night.">',
    ),
    found: {
      foundBy: 'open-graph',
      jobTitle: 'Baker & Pastry Cook',
      description: '<p>Bread at night.</p>',
      companyName: '',
    },
  },
  {
    name: 'a title alone, beside the title of a drawing',
    html: page('<svg><title>Logo</title></svg><title>Baker at night</title>'),
    found: { foundBy: 'title', jobTitle: 'Baker at night', companyName: '', description: '' },
  },
  { name: 'nothing at all', html: '', found: { foundBy: 'nothing', jobTitle: '', description: '' } },
];

/** Good, odd, hostile, and without a JobPosting. */
export const postingShapes: readonly PostingShape[] = [...good, ...oddShapes, ...hostile, ...without];
