import { page, script, type PostingShape, shapeOf } from './posting-shape';

const amounts = (value: object, more: object = {}) => shapeOf({ baseSalary: { currency: 'EUR', value }, ...more });

/** Pages that do it otherwise than the documentation, and what is still to be read from them. */
export const oddShapes: readonly PostingShape[] = [
  {
    name: 'a posting as microdata',
    html: page(
      '<meta property="og:title" content="Jobs">',
      '<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Baker (80&ndash;100%)</h1><meta itemprop="datePosted" content="Wed Nov 18 02:00:00 UTC 2026"><span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Old Mill"></span><span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="addressLocality" content="Bergen"><meta itemprop="addressCountry" content="NO"></span></span><div itemprop="description"><p>Bread.</p><ul><li>At night</li></ul></div></div>',
    ),
    found: {
      foundBy: 'schema.org',
      jobTitle: 'Baker (80–100%)',
      companyName: 'Old Mill',
      datePosted: '2026-11-18',
      location: 'Bergen, Norway',
      country: 'no',
      description: '<p>Bread.</p><ul><li>At night</li></ul>',
    },
  },
  {
    name: 'entities inside the texts of JSON, some escaped twice',
    html: shapeOf({
      title: 'Ing&eacute;nieur&nbsp;R&amp;amp;D &#8211; Lyon',
      hiringOrganization: { name: 'Caf&eacute; M&amp;amp;S &mdash; Fr&egrave;res' },
      jobLocation: { address: { addressLocality: 'Saint-&Eacute;tienne', addressCountry: 'FR' } },
      description: '&lt;p&gt;D&eacute;veloppement &amp;amp; tests&lt;/p&gt;',
    }),
    found: {
      jobTitle: 'Ingénieur R&D – Lyon',
      companyName: 'Café M&S — Frères',
      city: 'Saint-Étienne',
      description: '<p>Développement &amp; tests</p>',
    },
  },
  {
    name: 'amounts with German marks, a Java date, a domain as an address, and several countries',
    html: page(
      script(
        JSON.stringify({
          '@graph': [
            { '@type': 'WebSite', name: 'Jobs' },
            {
              '@type': ['JobPosting'],
              title: 'Baker',
              hiringOrganization: { name: 'Old Mill', sameAs: 'oldmill.example' },
              jobLocationType: 'TELECOMMUTE',
              applicantLocationRequirements: [{ name: 'DEU' }, { name: 'Österreich' }],
              baseSalary: {
                currency: 'EUR',
                value: { minValue: '38.500,00', maxValue: '46.000,00', unitText: 'YEAR' },
              },
              datePosted: 'Wed Nov 18 02:00:00 UTC 2026',
            },
          ],
        }),
      ),
    ),
    found: {
      salary: '€38,500–€46,000 a year',
      datePosted: '2026-11-18',
      companyUrl: 'https://oldmill.example/',
      location: 'Remote, Germany, Austria',
      country: '',
    },
  },
  {
    name: 'an amount whose point could part thousands or cents, in the language of the page',
    html: amounts({ value: '2.450' }).replace('<html>', '<html lang="de">'),
    found: { salary: '€2,450' },
  },
  {
    name: 'an amount whose point could part thousands or cents, with nothing that says which',
    html: amounts({ value: '2.450' }),
    found: { salary: '', remarks: [{ field: 'salary', text: '2.450 EUR' }] },
  },
  {
    name: 'a number that lost its thousands when it was read as JSON',
    html: amounts({ minValue: 48.5, maxValue: 56, unitText: 'YEAR' }),
    found: { salary: '', remarks: [{ field: 'salary', text: '48.5–56 EUR (year)' }] },
  },
  {
    name: 'line breaks inside the texts and a comma too many',
    html: page(script('{"@type":"JobPosting","title":"Baker","description":"First\n\nSecond\tline",}')),
    found: { jobTitle: 'Baker', description: '<p>First</p><p>Second\tline</p>' },
  },
  {
    name: 'JSON within CDATA, after a block that is broken',
    html: page(`${script('{"@type": oops')}${script('//<![CDATA[\n{"@type":"JobPosting","title":"Baker"}\n//]]>')}`),
    found: { jobTitle: 'Baker', foundBy: 'schema.org' },
  },
  {
    name: 'quotes that are not escaped, beside a salary that is cut',
    html: page(
      script(
        '<!-- {"@type":"JobPosting","title":"The "best" Baker","hiringOrganization":{"name":"Old Mill"},"description":"<p class="a">Bread.</p>","baseSalary":{"currency":"EUR","value":{"minValue":30000,"maxValue":4',
      ),
    ),
    found: {
      foundBy: 'schema.org',
      jobTitle: 'The "best" Baker',
      companyName: 'Old Mill',
      description: '<p>Bread.</p>',
      salary: '',
      remarks: [{ field: 'salary', text: '{"currency":"EUR","value":{"minValue":30000,"maxValue":4' }],
    },
  },
  {
    name: 'a broken posting, which the title of its page fills in',
    html: page(`<title>Baker at Old Mill</title>${script('{"@type":"JobPosting","title":"Bak","er,"url":"/7"}')}`),
    found: { foundBy: 'schema.org', jobTitle: 'Baker at Old Mill' },
  },
  {
    name: 'JSON escaped as a whole',
    html: page(
      script('{&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Baker&quot;}') +
        script(String.raw`{\"@type\":\"JobPosting\",\"title\":\"Baker\",\"hiringOrganization\":\"Old Mill\"}`),
    ),
    found: { foundBy: 'schema.org', jobTitle: 'Baker' },
  },
  {
    name: 'a description whose marks are escaped',
    html: shapeOf({ description: '&lt;p&gt;Bread &amp;amp; butter&lt;/p&gt;' }),
    found: { description: '<p>Bread &amp; butter</p>' },
  },
  {
    name: 'a salary as a text, and a number beside its currency',
    html: shapeOf({ baseSalary: 'From $20 per hour, plus tips' }),
    found: { salary: 'From $20 per hour, plus tips' },
  },
  {
    name: 'a salary as a number with the currency of old',
    html: shapeOf({ baseSalary: '52,000', salaryCurrency: 'EUR' }),
    found: { salary: '€52,000' },
  },
  {
    name: 'a range that is the wrong way round',
    html: shapeOf({ baseSalary: { currency: 'USD', minValue: 30, maxValue: 20, value: { unitText: 'hourly' } } }),
    found: { salary: '$20–$30 an hour' },
  },
  {
    name: 'dates that could mean two days, and one that does not exist',
    html: shapeOf({ datePosted: '03/02/2026', validThrough: '2026-02-30' }),
    found: {
      datePosted: '',
      validThrough: '',
      remarks: [
        { field: 'datePosted', text: '03/02/2026' },
        { field: 'validThrough', text: '2026-02-30' },
      ],
    },
  },
  {
    name: 'an estimate of the pay and coordinates in the sea, which nobody stated',
    html: shapeOf({
      estimatedSalary: { currency: 'USD', value: 90000 },
      jobLocation: { address: 'Somewhere Nice', geo: { latitude: 0, longitude: 0 } },
    }),
    found: { salary: '', location: 'Somewhere Nice', city: '', latitude: null, longitude: null },
  },
  {
    name: 'nulls, numbers and empty things where texts belong',
    html: shapeOf({
      title: null,
      name: 'Baker',
      description: 7,
      identifier: 42,
      hiringOrganization: [],
      jobLocation: null,
      baseSalary: {},
      employmentType: { a: 1 },
      datePosted: {},
    }),
    found: {
      jobTitle: 'Baker',
      description: '',
      externalId: '42',
      companyName: '',
      location: '',
      salary: '',
      jobType: '',
      datePosted: '',
    },
  },
  {
    name: 'several postings, one of them this page',
    html: page(
      script(
        JSON.stringify([
          { '@type': 'JobPosting', title: 'Cook', url: '/other' },
          { '@type': 'JobPosting', title: 'Baker', url: '/shape' },
        ]),
      ),
    ),
    found: { jobTitle: 'Baker' },
  },
  {
    name: 'several postings, none of them this page',
    html: page(
      `<title>Open positions</title>${script(
        JSON.stringify([
          { '@type': 'JobPosting', title: 'Cook', hiringOrganization: 'Old Mill' },
          { '@type': 'JobPosting', title: 'Baker', hiringOrganization: 'Old Mill' },
        ]),
      )}`,
    ),
    found: { jobTitle: 'Open positions', companyName: '', foundBy: 'title' },
  },
];
