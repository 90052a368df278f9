import { expect, it } from 'vitest';
import { jobsReading } from './jobs-reading';

const reading = (content: string | Uint8Array<ArrayBuffer>, name = 'jobs.csv') =>
  jobsReading(new File([content], name));

// The words of other languages, and of other countries.
it.each([
  [
    'Polish',
    'Firma;Stanowisko;Status;Data aplikacji;Wynagrodzenie;Miejscowość\nBez;Kucharz;Wysłane;2026-11-03;12 000 zł;Łódź',
    { status: 'application-submitted', dateApplied: '2026-11-03', salary: '12 000 zł', location: 'Łódź' },
  ],
  [
    'Japanese',
    '会社名,職種,ステータス,応募日,勤務地,給与\nBez,Kucharz,不採用,2026年11月3日,静岡,年収450万円',
    { status: 'rejected-before-interview', dateApplied: '2026-11-03', salary: '年収450万円', location: '静岡' },
  ],
  [
    'Swiss German',
    'Unternehmen;Position;Stand;Bewerbungsdatum;Lohn;Arbeitsort\nBez;Kucharz;Abgelehnt;3.11.2026;95’000;Zürich',
    { status: 'rejected-before-interview', dateApplied: '2026-11-03', salary: '95’000', location: 'Zürich' },
  ],
  [
    'Indian English',
    'Company Name,Designation,Applied Date,Application Status,CTC,Job Location\nBez,Kucharz,2026/11/03,Applied,18-24 LPA,Pune',
    { status: 'application-submitted', dateApplied: '2026-11-03', salary: '18-24 LPA', location: 'Pune' },
  ],
  [
    'Italian',
    'Azienda;Ruolo;Stato;Data candidatura;Retribuzione;Sede\nBez;Kucharz;Colloquio;2026-11-03;30.000 €;Torino',
    { status: 'interview-in-progress', dateApplied: '2026-11-03', salary: '30.000 €', location: 'Torino' },
  ],
  [
    'Portuguese',
    'Empresa;Vaga;Situação;Data da candidatura;Salário;Localização\nBez;Kucharz;Rejeitado;2026-11-03;30.000 €;Porto',
    { status: 'rejected-before-interview', dateApplied: '2026-11-03', salary: '30.000 €', location: 'Porto' },
  ],
  [
    'Dutch',
    'Bedrijf;Functie;Status;Datum sollicitatie;Salaris;Plaats\nBez;Kucharz;Gesolliciteerd;2026-11-03;€ 3.000;Gent',
    { status: 'application-submitted', dateApplied: '2026-11-03', salary: '€ 3.000', location: 'Gent' },
  ],
  [
    'Swedish',
    'Företag;Tjänst;Status;Ansökningsdatum;Lön;Ort\nBez;Kucharz;Ansökt;2026-11-03;35 000 kr;Umeå',
    { status: 'application-submitted', dateApplied: '2026-11-03', salary: '35 000 kr', location: 'Umeå' },
  ],
])('reads a list in %s', async (_language, text, values) => {
  const { rows, remarks, skipped } = await reading(text);
  expect(rows).toMatchObject([{ companyName: 'Bez', jobTitle: 'Kucharz', ...values }]);
  expect([...remarks, ...skipped]).toEqual([]);
});

it('reads the list of a tracker in JSON', async () => {
  const job = {
    position: 'Cook',
    company: { name: 'Olive' },
    status: 'APPLIED',
    appliedAt: '2026-11-09',
    salary: { min: 90_000, max: 110_000, currency: 'USD' },
    location: { city: 'Portland', state: 'OR' },
    job_url: 'https://olive.example',
    tags: ['calm', 'near'],
    rounds: [{ on: '2026-11-12' }],
    extra: null,
  };
  const values = {
    jobTitle: 'Cook',
    companyName: 'Olive',
    status: 'application-submitted',
    dateApplied: '2026-11-09',
    salary: '90000 – 110000 USD',
    location: 'Portland, OR',
    url: 'https://olive.example/',
    tags: ['calm', 'near'],
  };
  const list = await reading(JSON.stringify([job]), 'jobs.json');
  expect(list).toMatchObject({ rows: [values], skipped: ['column “rounds”'] });
  expect(await reading(JSON.stringify({ exportedAt: '2026', applications: [job] }), 'jobs.json')).toMatchObject({
    rows: [values],
  });
});

it('says what a JSON file without a list is', async () => {
  await expect(reading('{"basics": {"name": "Eve"}, "n": [1]}', 'cv.json')).rejects.toThrow('has no list of jobs');
  await expect(reading('[{"a": ', 'cut.json')).rejects.toThrow('damaged or incomplete');
});

it('lists the rows with totals that it skips', async () => {
  const { rows, remarks } = await reading('Company,Title,Status,Applied\nOlive,Cook,Applied,2026-11-03\nTotal,1,,\n');
  expect(rows).toHaveLength(1);
  expect(remarks).toEqual(['Skipped 1 row with totals: Total, 1.']);
});

it('says that the encoding of a file is a guess', async () => {
  const text = 'Firma;Stanowisko\n\u00AFubr;Kucharz\n';
  const { rows, remarks } = await reading(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  expect(rows).toMatchObject([{ companyName: 'Żubr', jobTitle: 'Kucharz' }]);
  expect(remarks).toEqual([expect.stringContaining('Central European')]);
});
