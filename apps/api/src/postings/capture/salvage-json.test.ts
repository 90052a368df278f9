import { describe, expect, it } from 'vitest';
import { salvageJson } from './salvage-json';

/** The one posting that was salvaged, and the names of what was lost. */
function salvaged(text: string) {
  const { things, lost } = salvageJson(text);
  return { posting: things[0], lost: lost.map(({ name }) => name) };
}
const posting = (fields: string) => `{"@type":"JobPosting",${fields}}`;
const baker = (fields: object) => ({ '@type': 'JobPosting', ...fields });

describe('salvageJson', () => {
  it.each<[string, string, object]>([
    ['commas too many', posting('"title":"Baker",,"skills":["Bread",],'), { title: 'Baker', skills: ['Bread'] }],
    [
      'commas too few',
      posting('"title":"Baker""skills":"Bread"\n"url":"/7"'),
      { title: 'Baker', skills: 'Bread', url: '/7' },
    ],
    [
      'quotes that are not escaped',
      posting('"title":"The "best" Baker","description":"<p class="a b">Bread, "fresh", daily</p>","url":"/7"'),
      { title: 'The "best" Baker', description: '<p class="a b">Bread, "fresh", daily</p>', url: '/7' },
    ],
    [
      'line breaks inside texts',
      posting('"description":"First\n\nSecond\r\n"'),
      { description: 'First\n\nSecond\r\n' },
    ],
    [
      'escapes that JSON does not know',
      posting(String.raw`"title":"Baker\'s Mate \& Cook"`),
      { title: "Baker's Mate & Cook" },
    ],
    ['names without quotes', '{"@type":"JobPosting",title:"Baker",url : "/7"}', { title: 'Baker', url: '/7' }],
    ['single quotes', "{'@type':'JobPosting','title':'Baker\\'s Mate'}", { title: "Baker's Mate" }],
    [
      'comments',
      posting('/* the title */"title":"Baker", // of bread\n"url":"https://a.example"'),
      { title: 'Baker', url: 'https://a.example' },
    ],
    [
      'what Drupal writes around it',
      `//<!--//--><![CDATA[//><!--\n${posting('"title":"Baker",')}\n//--><!]]>`,
      { title: 'Baker' },
    ],
    [
      'a number as it was written',
      posting('"identifier":007.10,"title":"Baker",'),
      { identifier: '007.10', title: 'Baker' },
    ],
  ])('reads %s', (_name, text, fields) => {
    expect(salvaged(text)).toEqual({ posting: baker(fields), lost: [] });
  });

  it.each<[string, string, object, readonly string[]]>([
    [
      'a text that is cut',
      '{"@type":"JobPosting","title":"Baker","description":"Bread and',
      { title: 'Baker' },
      ['description'],
    ],
    [
      'a number that is cut',
      '{"@type":"JobPosting","title":"Baker","baseSalary":48',
      { title: 'Baker' },
      ['baseSalary'],
    ],
    [
      'a thing that is cut',
      '{"@type":"JobPosting","title":"Baker","baseSalary":{"currency":"EUR","value":{"minValue":20,"maxValue":2',
      { title: 'Baker' },
      ['baseSalary'],
    ],
    ['a word that is no value', posting('"title":oops,"url":"/7"'), { url: '/7' }, ['title']],
    [
      'what a template left',
      posting('"title":{{ job.title }},"url":"/7","skills":<?= $a ?>'),
      { url: '/7' },
      ['title', 'skills'],
    ],
    [
      'an amount with two commas',
      posting('"baseSalary":48.500,00,"title":"Baker"'),
      { title: 'Baker' },
      ['baseSalary'],
    ],
    [
      'a text without its end',
      posting('"title":"Baker,\n"url":"/7","skills":"Bread'),
      { url: '/7' },
      ['title', 'skills'],
    ],
    ['a text without its end, in one line', posting('"title":"Baker,"url":"/7"'), { url: '/7' }, ['title']],
    [
      'one quote, which could end the text',
      posting('"title":"19" Monitor Tester","url":"/7"'),
      { url: '/7' },
      ['title'],
    ],
    ['texts put together', posting('"title":"Ba" + "ker","url":"/7"'), { url: '/7' }, ['title']],
    [
      'two values for one name',
      posting('"title":"Baker",,"title":"Cook","url":"/7"'),
      { url: '/7' },
      ['title', 'title'],
    ],
    [
      'a brace too few, which gives a company the address of the posting',
      '{"@type":"JobPosting","title":"Baker","hiringOrganization":{"name":"Old Mill","url":"/7"}',
      { title: 'Baker' },
      ['hiringOrganization'],
    ],
    [
      'a thing before a brace too many, which may have lost its end',
      posting('"baseSalary":{"currency":"EUR","minValue":20},"maxValue":25},"title":"Baker"'),
      { maxValue: '25', title: 'Baker' },
      ['baseSalary'],
    ],
    ['a list without its start', posting('"skills":"Bread","Rolls"],"title":"Baker"'), { title: 'Baker' }, ['skills']],
    [
      'a thing without its start',
      posting('"hiringOrganization":"name":"Old Mill"},"title":"Baker"'),
      { title: 'Baker' },
      ['hiringOrganization'],
    ],
    [
      'a text that has swallowed a name',
      posting('"title":"Baker,"url"/7","skills":"Bread"'),
      { skills: 'Bread' },
      ['title'],
    ],
    ['nothing where a value belongs', posting('"title":,"url":"/7"'), { url: '/7' }, []],
  ])('drops %s and lists it', (_name, text, fields, lost) => {
    expect(salvaged(text)).toEqual({ posting: baker(fields), lost });
  });

  it('finds a posting in a graph whose other things are broken', () => {
    const text = `{"@graph":[{"@type":"WebSite","name":oops},${posting('"title":"Baker",')}],}`;
    expect(salvageJson(text).things).toEqual([{ '@graph': [{ '@type': 'WebSite' }, baker({ title: 'Baker' })] }]);
  });

  it('reads several things one after the other', () => {
    expect(salvageJson('{"@type":"WebSite"}{"@type":"JobPosting",}').things).toEqual([
      { '@type': 'WebSite' },
      baker({}),
    ]);
  });

  it('changes no prototype', () => {
    const [thing] = salvageJson('{"__proto__":{"title":"x"},}').things;
    expect(Object.getPrototypeOf(thing)).toBe(Object.prototype);
    expect(thing).not.toHaveProperty('title');
  });

  it.each([
    '{'.repeat(200_000),
    '{"a":['.repeat(50_000),
    `{"a":"${'" '.repeat(200_000)}`,
    `{"a":"${'",\n'.repeat(150_000)}`,
    `{${'"a":"b" '.repeat(60_000)}`,
    `{"a":${' '.repeat(400_000)}`,
    `{${'/*'.repeat(200_000)}`,
    `{${'a'.repeat(400_000)}`,
    `{"a":${'1'.repeat(400_000)}`,
    ']}'.repeat(200_000),
    `{"a":"${'\\'.repeat(400_001)}`,
    `{"a":${'{{'.repeat(200_000)}`,
  ])('ends soon with %.20s…', (text) => {
    const startMs = performance.now();
    salvageJson(text);
    // On a busy machine. With a careless pattern, it would be minutes.
    expect(performance.now() - startMs).toBeLessThan(5000);
  });
});
