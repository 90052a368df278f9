import { expect, it } from 'vitest';
import { workplaceInTitle, workplaceNamed, workplaceOf } from './workplace';

it.each([
  ['Remote', 'remote'],
  ['Fully remote (US)', 'remote'],
  ['Austin, TX (Hybrid)', 'hybrid'],
  ['Hybrid, 2 days remote', 'hybrid'],
  ['Hybrid or remote', 'remote'],
  ['On-site', 'onsite'],
  ['In-person', 'onsite'],
  ['Not remote', 'onsite'],
  ['Austin, TX', undefined],
  ['', undefined],
])('reads %j as %j', (text, workplace) => expect(workplaceNamed(text)).toBe(workplace));

it.each([
  ['Data Analyst (Hybrid)', 'hybrid'],
  ['Remote - Data Analyst', 'remote'],
  ['Data Analyst, Remote', 'remote'],
  ['Nurse | On-site', 'onsite'],
  ['Hybrid Cloud Engineer', undefined],
  ['Engineer, Hybrid Cloud', undefined],
  ['Remote Sensing Scientist', undefined],
  ['Data Analyst', undefined],
])('reads the title %j as %j', (title, workplace) => expect(workplaceInTitle(title)).toBe(workplace));

it.each([
  ['Schedule: Monday to Friday, hybrid', 'hybrid'],
  ['The role is hybrid, from our office.', 'hybrid'],
  ['Hybrides Arbeiten ist bei uns üblich.', 'hybrid'],
  ['Teilzeit, 2 Tage Homeoffice möglich', 'hybrid'],
  ['Zwei Tage pro Woche im Home-Office.', 'hybrid'],
  ['6 month contract, fully remote.', 'remote'],
  ['Die Stelle ist 100 % Homeoffice.', 'remote'],
  ['This is not fully remote.', ''],
  ['We are a fully remote team.', ''],
  ['Clouds: public, private, hybrid', ''],
  ['You know public, private and hybrid clouds.', ''],
  ['Die Arbeit ist vor Ort.', 'onsite'],
  ['Unser Team vor Ort hilft dir.', ''],
  ['30 Tage Urlaub', ''],
])('reads the description %j as %j', (description, workplace) => expect(workplaceOf({ description })).toBe(workplace));

it.each([
  [{ remote: true, location: 'Austin, TX' }, 'remote'],
  [{ remote: true, location: 'Austin, TX (Hybrid)' }, 'hybrid'],
  [{ description: 'This is a hybrid role based in Austin.' }, 'hybrid'],
  [{ description: 'Hybrid: three days a week with your team.' }, 'hybrid'],
  [{ description: 'You spend 3 days a week in our Austin office.' }, 'hybrid'],
  [{ description: 'Workplace type: On-site\nYou bake.' }, 'onsite'],
  [{ description: 'This position is fully on-site.' }, 'onsite'],
  [{ description: 'The role is on-site, in Waco.' }, 'onsite'],
  [{ description: 'You run our hybrid cloud and on-site clinics. Our clients work remotely.' }, ''],
  [{ description: 'You bake bread.', location: 'Waco, TX' }, ''],
  [{}, ''],
])('takes %j for %j', (facts, workplace) => expect(workplaceOf(facts)).toBe(workplace));
