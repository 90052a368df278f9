import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { readEducation } from './read-education';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';

const read = (text: string) => readEducation(textLines(text)).entries;

describe('studies', () => {
  it('start each with their date in a list', () => {
    const text = '2011 : BTS Tourisme, Lycée Montaigne\n2008 - 2009 : Bac professionnel Accueil, Lycée Brel\n';
    expect(read(text)).toMatchObject([
      { endDate: '2011', institutionName: 'Lycée Montaigne' },
      { startDate: '2008', endDate: '2009', institutionName: 'Lycée Brel' },
    ]);
  });

  it('start each below their date, a range or a year', () => {
    const lines = ['2010 – 2012', 'BTS Tourisme, Lycée Montaigne', '2010', 'Bac STMG, Lycée Brel'].map((text) =>
      sourceLine([sourceCell(text, 40, true)]),
    );
    expect(readEducation(lines).entries).toMatchObject([
      { startDate: '2010', endDate: '2012', institutionName: 'Lycée Montaigne' },
      { startDate: '', endDate: '2010', institutionName: 'Lycée Brel' },
    ]);
  });

  it.each([
    ['B.Sc. Physics\nLakeview University\n3.6 GPA\n2015 – 2019', '3.6'],
    ['B.Sc. Physics, 3.6/4.0 GPA\nLakeview University\n2015 – 2019', '3.6/4.0'],
    ['Lakeview University\nB.Sc. Physics\n2015 – 2019\n3.6/4.0', '3.6/4.0'],
    ['B.Sc. Physics (GPA: 3.6)\nLakeview University\n2015 – 2019', '3.6'],
    ['B.Sc. Physics\nLakeview University\n2015 – 2019\nAbschlussnote 1,7', '1,7'],
  ])('have a grade beside its label: %s', (text, gpa) => {
    expect(read(text)).toMatchObject([
      { degree: 'B.Sc.', major: 'Physics', institutionName: 'Lakeview University', gpa, notes: '' },
    ]);
  });

  it.each(['First Class Honors', '2:1', 'Second Class Upper', 'magna cum laude', 'Distinction'])(
    'have the class of a degree in their notes: %s',
    (honor) => {
      expect(read(`University of Corrib, ${honor}\nB.Sc. Physics\n2015 – 2019`)).toMatchObject([
        { institutionName: 'University of Corrib', degree: 'B.Sc.', major: 'Physics', gpa: '', notes: honor },
      ]);
    },
  );

  it('leave the label of a grade out of the tray', () => {
    const text = 'Jana Moor\n\nEDUCATION\n\nTechnische Universität Oberrhein   2015 – 2019\nM.Sc. Physik, Note 1,3\n';
    const { document, unplaced } = recognize(textLines(text));
    expect(document.sections).toMatchObject([{ kind: 'education', entries: [{ gpa: '1,3', major: 'Physik' }] }]);
    expect(unplaced).toEqual([]);
  });

  it('have a degree that no list has but that is written as one', () => {
    expect(read('Lakeview College of Law\nB.L.\n2015 – 2019')).toMatchObject([
      { institutionName: 'Lakeview College of Law', degree: 'B.L.', major: '' },
    ]);
  });

  it('have a grade whose label has a look of its own', () => {
    const [label] = sourceCell('GPA:', 40, true).runs;
    const value = sourceCell(' 3.6', 40);
    const grade = sourceLine([{ ...value, text: 'GPA: 3.6', runs: [...(label ? [label] : []), ...value.runs] }]);
    const head = sourceLine([sourceCell('B.Sc. Physics, Lakeview University', 40), sourceCell('2019', 400)]);
    expect(readEducation([head, grade]).entries).toMatchObject([{ gpa: '3.6', major: 'Physics', notes: '' }]);
  });

  it('have their school before the degree on one line', () => {
    expect(read('Lakeview Institute of Porto, BSc Logistics, 2014 – 2018\n')).toMatchObject([
      { institutionName: 'Lakeview Institute of Porto', degree: 'BSc', major: 'Logistics' },
    ]);
  });

  it('have a subject and a school behind a short degree', () => {
    expect(read('Ph.D., Plant Biology, Lakeview University, 2019\n')).toMatchObject([
      { degree: 'Ph.D.', institutionName: 'Lakeview University', endDate: '2019' },
    ]);
    const [degree] = sourceCell('M.S.', 40, true).runs;
    const text = sourceCell(', Botany, University of Ibadan Hills, 2013', 40);
    const line = sourceLine([{ ...text, text: `M.S.${text.text}`, runs: [...(degree ? [degree] : []), ...text.runs] }]);
    expect(readEducation([line]).entries).toMatchObject([
      { degree: 'M.S.', major: 'Botany', institutionName: 'University of Ibadan Hills', endDate: '2013' },
    ]);
  });

  it('have a school that no list has where nothing else can be one', () => {
    expect(read('Titre professionnel Conducteur routier, GRETA Sud\n2015\n')).toMatchObject([
      { institutionName: 'GRETA Sud' },
    ]);
    expect(read('BA Music, Magna cum laude\n2013\n')).toMatchObject([{ institutionName: '' }]);
    expect(read('BSc, Botany\nUniversity of Leeds\n2013\n')).toMatchObject([
      { major: 'Botany', institutionName: 'University of Leeds' },
    ]);
  });

  it('have honors in the notes', () => {
    expect(read('Cedar High School\nHigh School Diploma\nValedictorian\n2019\n')).toMatchObject([
      { institutionName: 'Cedar High School', degree: 'High School Diploma', major: '', city: '' },
    ]);
  });

  it('have the words of a German apprenticeship, and those of a subject with "en"', () => {
    expect(read('Ausbildung zur Tischlerin\nHolzbau Kern\n2010 – 2013\n')).toMatchObject([
      { degree: 'Ausbildung zur Tischlerin' },
    ]);
    expect(read('CAP Conducteur en boulangerie\nLycée Brel\n2010\n')).toMatchObject([
      { degree: 'CAP', major: 'Conducteur en boulangerie' },
    ]);
  });

  it('have months, as the form has no days', () => {
    expect(read('MSc Botany, University of Leeds\n01/09/2018 – 31/08/2019\n')).toMatchObject([
      { startDate: '2018-09', endDate: '2019-08' },
    ]);
  });

  it('stand side by side', () => {
    const row = (style: string, ...cells: readonly (readonly [string, number])[]) =>
      sourceLine(
        cells.map(([text, x]) => sourceCell(text, x)),
        { style, secondStyle: style },
      );
    const lines = [
      row('Sans-Bold 12', ['Lakeview University', 50], ['Godavari College', 308]),
      row('Sans 10', ['2016 – 2020', 308], ['2020 – 2022', 50]),
      row('Sans 10', ['M.Tech - Data Science', 50], ['B.E. - Computing', 308]),
    ];
    expect(readEducation(lines).entries).toMatchObject([
      { institutionName: 'Lakeview University', degree: 'M.Tech', major: 'Data Science', startDate: '2020' },
      { institutionName: 'Godavari College', degree: 'B.E.', major: 'Computing', startDate: '2016' },
    ]);
  });

  it('have their dates far above their school', () => {
    const bold = (text: string, size: number, gap: number) =>
      sourceLine([sourceCell(text, 40, true)], { style: `Sans-Bold ${size}`, size, gap });
    const plain = (text: string) => sourceLine([sourceCell(text, 40)], { size: 11, style: 'Sans 11' });
    const lines = [
      bold('2020 – 2022', 11, 3),
      bold('Lakeview University', 13, 1.9),
      plain('M.Tech'),
      bold('2016 – 2020', 11, 2.8),
      bold('Godavari College', 13, 1.9),
      plain('B.E.'),
    ];
    expect(readEducation(lines).entries).toMatchObject([
      { institutionName: 'Lakeview University', degree: 'M.Tech', startDate: '2020', endDate: '2022' },
      { institutionName: 'Godavari College', degree: 'B.E.', startDate: '2016', endDate: '2020' },
    ]);
  });

  it('have a subject of two words between school and degree', () => {
    expect(read('Lakeview University   2015 – 2019\nData Science   M.Tech')).toMatchObject([
      { institutionName: 'Lakeview University', degree: 'M.Tech', major: 'Data Science', city: '' },
    ]);
  });
});
