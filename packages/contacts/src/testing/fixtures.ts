import type { ContactValues } from '../contact';
import type { Contact } from '../contact-table';
import { contactTypes } from '../contact-type';

/** A contact, with the given changes. */
export function contact(changes: Partial<Contact> = {}): Contact {
  return {
    internalId: 'contact-1',
    companyId: '',
    companyName: 'Northwind Labs',
    name: 'Jane Doe',
    title: 'Head of People',
    email: 'jane@northwind.example',
    phoneNumber: '+1 (555) 010-9999',
    url: '',
    contactType: 'recruiter',
    notes: '',
    dateLastContacted: '',
    nextStep: '',
    dateNextStep: '',
    ...changes,
  };
}

const givenNames = ['Jane', 'Omar', 'Mei', 'Lucía', 'Tom', 'Amara', 'Jürgen'];
const familyNames = ['Doe', 'Haddad', 'Lin', 'Ortega', 'Baker', 'Okafor', 'Müller', 'Novak', 'Silva'];
const companies = ['Northwind Labs', 'Harbor & Vale', 'Cedar Works', 'Bluebird Transit'];
const titles = ['Recruiter', 'Head of People', 'Staff Engineer', 'Hiring Manager', ''];

/** The given number of contacts, each with a unique name. */
export function manyContacts(count: number): ContactValues[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${givenNames[index % givenNames.length]} ${familyNames[index % familyNames.length]}${index < 63 ? '' : ` ${index}`}`,
    companyName: companies[index % companies.length] ?? '',
    title: titles[index % titles.length] ?? '',
    contactType: contactTypes[index % contactTypes.length] ?? 'other',
    email: index % 3 ? `person${index}@example.com` : '',
    phoneNumber: index % 2 ? `+1 555 ${String(1000 + (index % 9000))}` : '',
    dateLastContacted: index % 4 ? `2026-0${1 + (index % 9)}-15` : '',
    nextStep: index % 3 ? 'Ask how the team is set up' : '',
    dateNextStep: index % 3 ? `2026-1${index % 3}-02` : '',
  }));
}
