import { describe, expect, it } from 'vitest';
import { namesInContext } from './names-in-context';
import { hidePersonalData, restorePersonalData } from './personal-data';

describe('names found by their context', () => {
  it.each([
    ['Dear Maria Chen,\nI am applying', 'Maria Chen'],
    ['Dear Ms. Okonkwo, thank you', 'Okonkwo'],
    ['Sehr geehrte Frau Dr. Weiler,\nhiermit', 'Weiler'],
    ['Reported to Maria Chen, director of nursing', 'Maria Chen'],
    ['Reporting directly to Juan de la Cruz', 'Juan de la Cruz'],
    ['References: Patrick O’Brien, 555 0100', 'Patrick O’Brien'],
    ['Ansprechpartnerin: Eva Roth', 'Eva Roth'],
    ['Assisted Dr. Rosa Klein in surgery', 'Rosa Klein'],
    ['Maria Chen, my former manager, can tell you more', 'Maria Chen'],
    ['Sincerely,\n\nJordan Abara', 'Jordan Abara'],
    [String.raw`{"letter":"Dear Maria Chen,\nI am …"}`, 'Maria Chen'],
    ['Under the supervision of Anna-Lena Vogt', 'Anna-Lena Vogt'],
  ])('in %j', (text, name) => {
    expect(namesInContext([text])).toContain(name);
  });

  it.each([
    'Dear Hiring Manager,',
    'Dear Data Science Team,',
    'Dear Sir or Madam:',
    'Hello Recruiting Team!',
    'Reported to Regional Vice President',
    'Reported to Chief Nursing Officer',
    'Reported to San Francisco office',
    'Reported to New York headquarters',
    'Contact: Boston Public Library',
    'References: Available on request',
    'Supervisor: Night Shift',
    'Sold Dr. Pepper and Dr. Martens',
    'Best Buy, Store Manager',
    'Whole Foods Market, my favorite store',
    'Best regards to Acme Corp',
    'Worked with Power BI and Google Cloud',
    'Managed by objectives at Procter Gamble',
    'Sincerely,\nThe Hiring Team',
    'Reported to the Board of Directors',
    'Mentor: Women in Tech Chapter',
  ])('not in %j', (text) => {
    expect(namesInContext([text])).toEqual([]);
  });

  it('leaves companies and places that a field names', () => {
    expect(namesInContext(['{"companyName":"Morgan Stanley"} Reported to Morgan Stanley executives'])).toEqual([]);
  });
});

it('hides them everywhere, and restores them', () => {
  const text =
    'Dear Ms. Chen,\nMaria Chen and I spoke. Ms. Chen said that Chen Industries is hiring.\nReported to Maria Chen.';
  const { value, placeholders } = hidePersonalData(text, {});
  expect(value).not.toMatch(/Maria Chen|Ms\. Chen/);
  expect(restorePersonalData(value, placeholders)).toBe(text);
});

it('keeps an ordinary word that is someone’s name elsewhere', () => {
  expect(hidePersonalData('Dear Ms. Young,\nI taught young readers. Young people like me.', {}).value).toBe(
    'Dear Ms. [OTHER PERSON],\nI taught young readers. Young people like me.',
  );
});
