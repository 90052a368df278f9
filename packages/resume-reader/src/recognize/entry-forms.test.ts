import { describe, expect, it } from 'vitest';
import type { SourceLine } from '../lines/source-line';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { formEntries } from './entry-forms';
import { recognize } from './recognize';

const row = (label: string, text: string, changes: Partial<SourceLine> = {}) =>
  sourceLine([sourceCell(label, 40), sourceCell(text, 200)], changes);
const alone = (text: string, x = 200, changes: Partial<SourceLine> = {}) => sourceLine([sourceCell(text, x)], changes);
const heading = (text: string) => alone(text, 40, { style: 'Sans 12 bold caps', size: 12, gap: 2 });

describe('entries of a form with labels at the left', () => {
  it('are jobs and studies of an Italian Europass, with bullets before the labels', () => {
    const item = { isBullet: true };
    const { document } = recognize([
      alone('Formato europeo per il curriculum vitae', 40, { size: 12 }),
      heading('INFORMAZIONI PERSONALI'),
      row('Nome', 'Bassi, Ornella'),
      row('Indirizzo', 'Corso Sempione 9, 20145 Milano (MI)'),
      heading('ESPERIENZA LAVORATIVA'),
      row('Date (da – a)', 'Aprile 2016 – in corso', item),
      row('Nome e indirizzo del datore di lavoro', 'Cartiera Olona S.p.A., Via Lodi 3, Legnano', item),
      row('Tipo di impiego', 'Addetta alla contabilità', item),
      row('Principali mansioni e responsabilità', '- Fatture e bolle', item),
      alone('Chiusure mensili', 200, item),
      row('Date (da – a)', 'Maggio 2011 – Marzo 2016', item),
      row('Nome e indirizzo del datore di lavoro', 'Studio Ferri, Monza', item),
      row('Tipo di impiego', 'Segretaria', item),
      heading('ISTRUZIONE E FORMAZIONE'),
      row('Date (da – a)', '2006 – 2011', item),
      row('Nome e tipo di istituto di istruzione o formazione', 'Istituto Tecnico Parini', item),
      row('Qualifica conseguita', 'Diploma di ragioneria', item),
      row('Votazione', '90/100', item),
    ]);
    expect(document).toMatchObject({ name: 'Bassi, Ornella', location: 'Corso Sempione 9, 20145 Milano (MI)' });
    expect(document.sections).toMatchObject([
      {
        kind: 'experience',
        entries: [
          {
            title: 'Addetta alla contabilità',
            companyName: 'Cartiera Olona S.p.A.',
            startDate: '2016-04',
            endDate: 'present',
            notes: '- Fatture e bolle\n- Chiusure mensili',
          },
          { title: 'Segretaria', companyName: 'Studio Ferri', city: 'Monza', startDate: '2011-05', endDate: '2016-03' },
        ],
      },
      {
        kind: 'education',
        entries: [{ institutionName: 'Istituto Tecnico Parini', degree: 'Diploma di ragioneria', gpa: '90/100' }],
      },
    ]);
  });

  it('have labels and answers of two lines', () => {
    const [job] =
      formEntries([
        row('Dates', '2014 – 2018'),
        row('Occupation or position held', 'Forester'),
        row('Main activities and', 'Felling plans'),
        alone('responsibilities', 40),
        alone('Nursery stock', 200),
        row('Name and address of', 'Pinewood Estates'),
        row('employer', '12 Glen Road, Perth'),
      ]) ?? [];
    expect(job?.facts).toEqual({
      dates: '2014 – 2018',
      title: 'Forester',
      organization: 'Pinewood Estates, 12 Glen Road, Perth',
    });
    expect(job?.lines.map(({ isBullet, cells }) => [isBullet, cells[0]?.text])).toEqual([
      [true, 'Felling plans'],
      [true, 'Nursery stock'],
    ]);
  });

  it('are none in a list of facts without dates, or with a date beside each name', () => {
    expect(formEntries([row('Company', 'Acme'), row('Role', 'Cook')])).toBeUndefined();
    expect(formEntries([row('Acme Ltd', '2014 – 2018'), row('Umbrella Co', '2010 – 2014')])).toBeUndefined();
  });
});
