import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportField } from '../import-fields';
import type { JobStatus } from '../../job-status';

interface Spreadsheet {
  /** The field of each column; empty for a column that no field holds. */
  readonly fields: readonly (ImportField | '')[];
  /** Title, company, status, and date applied of each job. */
  readonly rows: readonly (readonly [string, string, JobStatus, string])[];
}

/** Made by someone who hadn't seen the rules, with companies that don't exist. */
export const spreadsheets: Readonly<Record<string, Spreadsheet>> = {
  'odd-headers': {
    fields: [
      'companyName',
      'jobTitle',
      'location',
      'dateApplied',
      '',
      'url',
      'salary',
      'contactInfo',
      'status',
      'notes',
    ],
    rows: [
      ['Staff Accountant', 'Gaskell Tax', 'interview-requested', '2026-10-13'],
      ['Controller', 'Odell Brothers Construction', 'rejected-before-interview', '2026-09-08'],
      ['Accounting Manager', 'Prairie Light Co-op', 'interview-in-progress', '2026-10-28'],
      ['AP Supervisor', 'Sunderland Oil', 'application-submitted', '2026-11-02'],
      ['Senior Accountant', 'Tallchief Medical Group', 'application-submitted', '2026-11-16'],
      ['Finance Analyst', 'City of Sapulpa Falls', 'application-not-started', ''],
      ['Night Auditor', 'Merriweather Hotels', 'filled-or-canceled', '2026-08-03'],
      ['Audit Senior', 'Bellwether Audit LLP', 'offer-pending', '2026-10-01'],
      ['Bookkeeper (PT)', 'Kiln & Key', 'application-submitted', '2026-07-30'],
      ['Cost Accountant', 'Red Fork Foods', 'application-not-started', ''],
    ],
  },
  'title-row': {
    fields: [
      '',
      'companyName',
      'jobTitle',
      'location',
      'dateApplied',
      'status',
      'salary',
      'contactInfo',
      'contactInfo',
      'url',
    ],
    rows: [
      ['Office Coordinator', 'Lakeside Elementary PTO', 'rejected-before-interview', '2026-09-01'],
      ['Member Services Rep', 'Northern Pine Credit Union', 'interview-in-progress', '2026-09-04'],
      ['Patient Scheduler', 'Agate Bay Clinic', 'application-submitted', '2026-09-15'],
      ['Dispatcher', 'Harlan Freight', 'rejected-before-interview', '2026-09-22'],
      ['Front Desk Manager', 'Gull Rock Inn', 'offer-pending', '2026-10-05'],
      ['Admissions Assistant', 'Iron Range Community College', 'application-submitted', '2026-10-19'],
      ['Closer Trainee', 'Zenith Title & Escrow', 'interview-in-progress', '2026-11-06'],
      ['Customer Service Lead', 'Wolf Ridge Outfitters', 'application-submitted', '2026-11-17'],
    ],
  },
  'no-years': {
    fields: ['companyName', 'jobTitle', 'dateApplied', 'status', '', 'salary', 'url', 'notes'],
    rows: [
      ['Copywriter', 'Dapplegrey', 'application-submitted', '2026-10-13'],
      ['Associate Editor', 'Forthright Books', 'rejected-before-interview', '2026-10-02'],
      ['Digital Content Writer', 'Pemberton Museum', 'application-not-started', ''],
      ['UX Writer', 'Snapwell', 'interview-in-progress', '2026-09-28'],
      ['Social Media Manager', 'Gristle & Bone BBQ', 'application-submitted', ''],
      ['Curriculum Writer', 'Tessera Learning', 'interview-requested', '2026-11-09'],
      ['Grant Writer', 'Halfmoon Theatre', 'rejected-before-interview', '2025-12-29'],
      ['Catalog Copywriter', 'Nimbus Yarn', 'application-not-started', ''],
      ['Content Designer', 'Overstory', 'application-submitted', '2026-11-20'],
      ['Technical Writer', 'Quill & Wick', 'rejected-before-interview', ''],
      ['Reporter', 'Mapletown Gazette', 'filled-or-canceled', '2026-08-07'],
      ['Proofreader', 'Velvet Antler', 'application-submitted', '2026-11-24'],
    ],
  },
  german: {
    fields: [
      'companyName',
      'jobTitle',
      'location',
      'dateApplied',
      'status',
      'salary',
      'contactInfo',
      'contactInfo',
      'url',
      'notes',
    ],
    rows: [
      ['Sachbearbeiter Einkauf', 'Köhlbrand Logistik GmbH', 'application-submitted', '2026-10-13'],
      ['Einkäufer (m/w/d)', 'Süßmilch & Söhne KG', 'rejected-before-interview', '2026-10-05'],
      ['Strategischer Einkäufer', 'Wattenwerk AG', 'interview-in-progress', '2026-09-21'],
      ['Category Manager', 'Deichtor Handel GmbH', 'application-not-started', ''],
      ['Teamleitung Einkauf', 'Förde Elektronik', 'offer-pending', '2026-09-02'],
      ['Einkaufsassistenz', 'Moorhof Lebensmittel', 'filled-or-canceled', '2026-08-17'],
      ['Einkäufer Rohkaffee', 'Speicherstadt Kaffee', 'interview-requested', '2026-11-09'],
      ['Projekteinkäufer', 'Nordlicht Windtechnik GmbH & Co. KG', 'application-submitted', '2026-11-18'],
      ['Vergabereferent', 'Alsterbad Betriebe', 'application-not-started', ''],
    ],
  },
  tabs: {
    fields: [
      'companyName',
      'jobTitle',
      'location',
      'dateAdded',
      'dateApplied',
      'status',
      'salary',
      'contactInfo',
      'contactInfo',
      'url',
      'notes',
    ],
    rows: [
      ['Geotechnical Engineer', 'Kowhai Geotech', 'application-submitted', '2026-10-13'],
      ['Civil Engineer', 'Blue Duck Consulting', 'interview-in-progress', '2026-09-30'],
      ['Stormwater Engineer', 'Tarn Water', 'rejected-before-interview', '2026-09-16'],
      ['Project Engineer', 'Rimu Roading', 'application-not-started', ''],
      ['Structural Engineer', 'Southerly Structures', 'offer-accepted', '2026-09-04'],
      ['Track Engineer', 'Fantail Rail', 'filled-or-canceled', '2026-08-12'],
      ['Transport Planner', 'Kea Transport Planning', 'interview-requested', '2026-11-09'],
      ['Pavement Engineer', 'Moa Point Airport', 'application-submitted', '2026-11-18'],
    ],
  },
  'french-latin-1': {
    fields: ['companyName', 'jobTitle', 'city', 'dateApplied', 'status', 'jobType', '', 'salary', 'url', 'notes'],
    rows: [
      ['Chargé de qualité', 'Brasserie du Chêne', 'application-submitted', '2026-10-13'],
      ['Ingénieur études', 'Électricité Vallée', 'interview-in-progress', '2026-10-05'],
      ['Responsable hygiène', 'Crème & Fils', 'rejected-before-interview', '2026-09-22'],
      ['Technicienne de laboratoire', 'Hôpital Sainte-Thècle', 'application-not-started', ''],
      ['Cheffe de projet', 'Forêt Numérique', 'offer-pending', '2026-09-01'],
      ['Assistante qualité', 'Ateliers Noël', 'filled-or-canceled', '2026-08-18'],
      ['Auditrice interne', 'Pâtes Lanvin', 'application-submitted', '2026-11-09'],
      ['Chargée des affaires réglementaires', 'Océan Santé', 'interview-requested', '2026-11-12'],
      ["Responsable d'atelier", 'Mégisserie Gaël', 'application-submitted', '2026-11-20'],
    ],
  },
};

const folder = join(dirname(fileURLToPath(import.meta.url)), 'spreadsheets');

/** One of the spreadsheets as a file that people choose. */
export const spreadsheetFile = (name: string): File =>
  new File([readFileSync(join(folder, `${name}.csv`))], `${name}.csv`, { type: 'text/csv' });
