import { describe, expect, it } from 'vitest';
import { readContact } from './contact';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (...texts: readonly string[]) =>
  sourceLine(
    texts.map((text, at) => sourceCell(text, texts.length === 1 ? 190 : 70 + at * 120)),
    { style: 'Serif 11', size: 11, gap: 0.8 },
  );

describe('forms with labels in a column', () => {
  it('never take the number of a post box for a phone', () => {
    const contact = readContact(
      [line('Name:', 'Grace Kamau'), line('Address:', 'P.O. Box 4417-00200, Nairobi'), line('Mobile:', '0722 555 018')],
      true,
    );
    expect(contact).toMatchObject({
      name: 'Grace Kamau',
      location: 'P.O. Box 4417-00200, Nairobi',
      phone: '0722 555 018',
      headline: '',
      unplaced: [],
    });
  });

  it('have addresses that go on below', () => {
    const lines = [
      line('Apellidos y nombre', 'José Ramírez'),
      line('Dirección', 'Calle Nogal 218, N.L.,'),
      line('México'),
    ];
    expect(readContact(lines, true)).toMatchObject({ name: 'José Ramírez', location: 'Calle Nogal 218, N.L., México' });
  });

  it('say which text is the title, the employer, the degree and the school', () => {
    const jobs = [
      line('Fechas', 'Desde abril de 2019'),
      line('Puesto', 'Jefe de taller'),
      line('Empresa', 'Taller Ontiveros'),
    ];
    expect(readExperience(jobs).entries).toMatchObject([
      { title: 'Jefe de taller', companyName: 'Taller Ontiveros', startDate: '2019-04', endDate: 'present' },
    ]);
    const studies = [
      line('Fechas', '2005 – 2008'),
      line('Título obtenido', 'Bachillerato'),
      line('Institución', 'Escuela 44'),
    ];
    expect(readEducation(studies).entries).toMatchObject([{ degree: 'Bachillerato', institutionName: 'Escuela 44' }]);
  });
});
