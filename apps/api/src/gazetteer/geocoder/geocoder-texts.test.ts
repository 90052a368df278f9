import { describe, expect, it } from 'vitest';
import { loadCityIndex } from '../locations/load-city-index';
import { Geography } from './geography';

const geography = new Geography(loadCityIndex());
const first = (text: string): string | undefined => geography.geocode(text)[0]?.label;

describe('a postal code beside a city', () => {
  it.each([
    ['Brooklyn, NY 11201', 'Brooklyn, New York, United States'],
    ['Cambridge, MA 02139-4307', 'Cambridge, Massachusetts, United States'],
    ['Beverly Hills 90210', 'Beverly Hills, California, United States'],
    ['123 Main St, Brooklyn, NY 11201, USA', 'Brooklyn, New York, United States'],
    ['Toronto, ON M5V 2T6', 'Toronto, Ontario, Canada'],
    ['London SW1A 1AA, UK', 'London, England, United Kingdom'],
    ['M1 1AE Manchester', 'Manchester, England, United Kingdom'],
    ['75001 Paris', 'Paris, Île-de-France, France'],
    ['Berlin 10115, Germany', 'Berlin, State of Berlin, Germany'],
    ['1010 Wien', 'Vienna, Austria'],
    ['8001 Zürich, Schweiz', 'Zürich, Zurich, Switzerland'],
    ['1012 AB Amsterdam', 'Amsterdam, North Holland, Netherlands'],
    ['São Paulo 01310-100', 'São Paulo, Brazil'],
    ['New Delhi 110001', 'New Delhi, Delhi, India'],
    ['Tokyo 100-0001, Japan', 'Tokyo, Japan'],
    ['Sydney NSW 2000', 'Sydney, New South Wales, Australia'],
    ['114 55 Stockholm', 'Stockholm, Sweden'],
  ])('is ignored in %s', (text, label) => {
    expect(first(text)).toBe(label);
  });

  it.each(['10001', '90210', 'SW1A 1AA', 'M5V 2T6', '75001', '100-0001', '02139-4307'])(
    'finds nothing alone: %s',
    (text) => {
      expect(geography.geocode(text)).toEqual([]);
    },
  );
});

describe('codes', () => {
  it.each([
    ['tx', 'Texas, United States'],
    ['ca', 'California, United States'],
    ['fr', 'France'],
    ['US-TX', 'Texas, United States'],
    ['CA-ON', 'Ontario, Canada'],
    ['JFK', 'New York City, New York, United States'],
    ['ORD', 'Chicago, Illinois, United States'],
    ['LHR', 'London, England, United Kingdom'],
    ['CDG', 'Paris, Île-de-France, France'],
    ['NRT', 'Tokyo, Japan'],
    ['YYZ', 'Toronto, Ontario, Canada'],
    ['KL', 'Kuala Lumpur, Malaysia'],
    ['rio', 'Rio de Janeiro, Brazil'],
  ])('%s is %s', (text, label) => {
    expect(first(text)).toBe(label);
  });
});

describe('the larger before the smaller', () => {
  it.each([
    ['France, Paris', 'Paris, Île-de-France, France'],
    ['USA, Texas, Austin', 'Austin, Texas, United States'],
    ['Deutschland, München', 'Munich, Bavaria, Germany'],
    ['UK, London', 'London, England, United Kingdom'],
    ['中国, 上海', 'Shanghai, China'],
  ])('%s is %s', (text, label) => {
    expect(first(text)).toBe(label);
  });
});

describe('names that people use', () => {
  it.each([
    ['England, UK', 'England, United Kingdom'],
    ['Scotland, UK', 'Scotland, United Kingdom'],
    ['Macedonia', 'North Macedonia'],
    ['North Macedonia', 'North Macedonia'],
    ['New Delhi', 'New Delhi, Delhi, India'],
    ['Waikiki', 'Honolulu, Hawaii, United States'],
    ['Oahu', 'Honolulu, Hawaii, United States'],
    ['Heathrow', 'London, England, United Kingdom'],
    ['Bali', 'Bali, Indonesia'],
    ['Tahiti', 'Papeete, Îles du Vent, French Polynesia'],
    ['Gran Canaria', 'Las Palmas de Gran Canaria, Canary Islands, Spain'],
    ['Easter Island', 'Hanga Roa, Valparaiso, Chile'],
    ['BsAs', 'Buenos Aires, Buenos Aires F.D., Argentina'],
    ['ไทย', 'Thailand'],
    ['भारत', 'India'],
    ['Ελλάδα', 'Greece'],
    ['ישראל', 'Israel'],
    ['ایران', 'Iran'],
    ['Suomi', 'Finland'],
    ['Magyarország', 'Hungary'],
    ['Česko', 'Czechia'],
    ['România', 'Romania'],
  ])('%s is %s', (text, label) => {
    expect(first(text)).toBe(label);
  });
});
