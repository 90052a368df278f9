import { describe, expect, it } from 'vitest';
import { smallWorldResolver as resolver } from './testing/small-world';

/** "Austin, TX|us" for each place; remote ones marked, those with no known country ending in "|". */
const read = (text: string, preferredCountry?: string): string[] =>
  resolver
    .resolveAll(text, preferredCountry === undefined ? {} : { preferredCountry })
    .map(({ label, country, remote }) => `${label}|${country}${remote ? ' remote' : ''}`);

describe('a city', () => {
  it.each([
    ['NYC', 'New York, NY|us'],
    ['SF', 'San Francisco, CA|us'],
    ['SF Bay Area', 'San Francisco, CA|us'],
    ['LA', 'Los Angeles, CA|us'],
    ['Austin, TX', 'Austin, TX|us'],
    ['austin, tx', 'Austin, TX|us'],
    ['Austin, TX, USA', 'Austin, TX|us'],
    ['Austin, TX US', 'Austin, TX|us'],
    ['Austin, Texas, United States of America', 'Austin, TX|us'],
    ['Austin TX', 'Austin, TX|us'],
    ['Boston', 'Boston, MA|us'],
    ['San Jose US', 'San Jose, CA|us'],
    ['US, CA, Santa Clara', 'Santa Clara, CA|us'],
    ['US-IL-Niles', 'Niles, IL|us'],
    ['USA Mountain View, CA', 'Mountain View, CA|us'],
    ['Addison. TX', 'Addison. TX|us'],
    ['St Louis, Missouri', 'St. Louis, MO|us'],
    ['Saint Louis, MO', 'St. Louis, MO|us'],
    ['Washington, D.C.', 'Washington, DC|us'],
    ['New York, NY (Hybrid)', 'New York, NY|us'],
    ['New York, NYC', 'New York, NY|us'],
    ['New York', 'New York, NY|us'],
    ['Seattle, WA (Preferred)', 'Seattle, WA|us'],
    ['NYC Metro, NY', 'New York, NY|us'],
    ['Sherman Oaks, LA', 'Sherman Oaks, CA|us'],
    ['Westport, Kansas City, MO', 'Kansas City, MO|us'],
    ['San Juan, PR', 'San Juan, PR|us'],
    ['Toronto, ON, Canada', 'Toronto, ON|ca'],
    ['Toronto, CA', 'Toronto, ON|ca'],
    ['Ontario, CA', 'Ontario, CA|us'],
    ['Québec, Canada', 'Québec, QC|ca'],
    ['London, UK', 'London, United Kingdom|gb'],
    ['London', 'London, United Kingdom|gb'],
    ['Paris', 'Paris, France|fr'],
    ['Paris, TX', 'Paris, TX|us'],
    ['Paris, FR', 'Paris, France|fr'],
    ['Bangalore, India', 'Bengaluru, India|in'],
    ['Cologne', 'Köln, Germany|de'],
    ['Tbilisi, Georgia', 'Tbilisi, Georgia|ge'],
    ['Sydney, NSW, Australia', 'Sydney, Australia|au'],
    ['Singapore', 'Singapore|sg'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toEqual([place]);
  });

  it.each([
    ['Tampla, FL', 'Tampa, FL|us'],
    ['Tuscon, AZ', 'Tucson, AZ|us'],
  ])('is recognized despite a typo in a known state: %s', (text, place) => {
    expect(read(text)).toEqual([place]);
  });

  it('is looked for first in the country of whoever asks', () => {
    expect(read('Cambridge')).toEqual(['Cambridge, United Kingdom|gb']);
    expect(read('Cambridge', 'us')).toEqual(['Cambridge, MA|us']);
    expect(read('London', 'us')).toEqual(['London, United Kingdom|gb']);
  });

  it('comes with its state and coordinates', () => {
    expect(resolver.resolve('Austin, TX')).toEqual({
      label: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      country: 'us',
      latitude: 30.26715,
      longitude: -97.74306,
      remote: false,
    });
    expect(resolver.resolve('Paris').state).toBe('Île-de-France');
  });
});

describe('remote work', () => {
  it.each([
    ['Remote', ['Remote| remote']],
    ['Work from home', ['Remote| remote']],
    ['Remote in USA', ['Remote, United States|us remote']],
    ['Remote(US)', ['Remote, United States|us remote']],
    ['US - Remote', ['Remote, United States|us remote']],
    ['Remote (US only)', ['Remote, United States|us remote']],
    ['Remote, Anywhere in the US', ['Remote, United States|us remote']],
    ['United States Remote, United States', ['Remote, United States|us remote']],
    ['Remote Ontario', ['Remote, Ontario, Canada|ca remote']],
    ['Remote - North America', ['Remote, United States|us remote', 'Remote, Canada|ca remote']],
    ['Remote within Canada or US', ['Remote, Canada|ca remote', 'Remote, United States|us remote']],
    ['Remote - EMEA', ['Remote, EMEA| remote']],
    ['Remote - Austin, TX', ['Austin, TX|us remote']],
  ])('%s', (text, places) => {
    expect(read(text)).toEqual(places);
  });
});

describe('several places in one text', () => {
  it.each([
    ['Austin, TX Chicago, IL', ['Austin, TX|us', 'Chicago, IL|us']],
    ['Atlanta, GA Chicago, IL Austin, TX', ['Atlanta, GA|us', 'Chicago, IL|us', 'Austin, TX|us']],
    ['Dallas, TX or Boston, MA or Remote', ['Dallas, TX|us', 'Boston, MA|us', 'Remote| remote']],
    ['San Jose USA; Austin USA', ['San Jose, CA|us', 'Austin, TX|us']],
    ['Dallas, TX <br> Austin, TX', ['Dallas, TX|us', 'Austin, TX|us']],
    ['SF Austin, TX NYC', ['San Francisco, CA|us', 'Austin, TX|us', 'New York, NY|us']],
    ['Mountain View, CA, USA Atlanta, GA + 27 more', ['Mountain View, CA|us', 'Atlanta, GA|us']],
    ['Nashville/Franklin, TN', ['Nashville, TN|us', 'Franklin, TN|us']],
    ['Charlotte, Atlanta', ['Charlotte, NC|us', 'Atlanta, GA|us']],
    ['New York / London / Remote', ['New York, NY|us', 'London, United Kingdom|gb', 'Remote| remote']],
    ['NYC; New York, NY', ['New York, NY|us']],
  ])('%s', (text, places) => {
    expect(read(text)).toEqual(places);
  });
});

describe('what is not known', () => {
  it.each([
    ['Texas', 'Texas, United States|us'],
    ['TX', 'Texas, United States|us'],
    ['Georgia, USA', 'Georgia, United States|us'],
    ['Washington, USA', 'Washington, United States|us'],
    ['Canada', 'Canada|ca'],
    ['Multiple US Locations', 'United States|us'],
    ['King George County, MD', 'King George County, MD|us'],
    ['Nowhereville, TX', 'Nowhereville, TX|us'],
    ['Multiple Locations', 'Multiple Locations|'],
    ['Hybrid', 'Hybrid|'],
    ['Head office', 'Head office|'],
    ['Digital Information', 'Digital Information|'],
    ['Media', 'Media|'],
  ])('stays empty in %s', (text, place) => {
    expect(read(text)).toEqual([place]);
    expect(resolver.resolve(text)).toMatchObject({ city: '', latitude: null, longitude: null });
  });

  it.each(['', '   ', ';;'])('gives no place for %j', (text) => {
    expect(resolver.resolveAll(text)).toEqual([]);
    expect(resolver.resolve(text)).toMatchObject({ city: '', country: '', remote: false });
  });

  it.each(["'; DROP TABLE postings; --", ',,,', '<script>', '(((((((((', 'x'.repeat(100_000), ', '.repeat(50_000)])(
    'does not stumble over hostile text',
    (text) => {
      expect(resolver.resolve(text)).toMatchObject({ city: '', country: '' });
    },
  );
});
