import { aiResume } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { checkChange } from './check-change';

const check = (notes: string, after: string, title = 'Worker') => {
  const resume = aiResume.parse({ experience: [{ internalId: 'e1', title, notes }] });
  return checkChange({
    resume,
    change: { path: 'experience/e1/notes/0', before: 'x', after, sourceIds: [], reason: '' },
  });
};
const redOf = (notes: string, after: string, title?: string) =>
  check(notes, after, title)
    .reasons.filter(({ level }) => level === 'red')
    .map(({ text }) => text);

describe('a claim is red without evidence of the same thing', () => {
  it.each([
    ['only stood in', 'charge nurse when the regular one is off', 'Charge nurse on the surgical floor', 'Charge nurse'],
    ['explained to customers', 'explained repair options to home owners', 'Mentored junior technicians', 'Mentored'],
    ['one of a team', 'made the calendar for a team of 4', 'Led a team of four', 'Led'],
    ['took all ages', 'blood draws, all ages', 'Served as the sole phlebotomist for blood draws', 'sole'],
    ['no workshops', 'made a how-to for teachers', 'Held workshops for teachers', 'workshops'],
    ['no hospital', 'pulled wire for strip malls', 'Pulled wire for strip malls and a hospital', 'hospital'],
    ['a result of nothing', 'logged machine jams', 'Logged machine jams, leading to less downtime', 'leading to'],
    ['a rate', 'loaded 20 trucks per shift', 'Oversaw dock operations, loading 20 trucks per shift', 'Oversaw'],
    ['patients', 'taught people how to brush', 'Train new hygienists on scaling', 'Train'],
    ['scheduled them', 'scheduled volunteers', 'Recruited and scheduled volunteers', 'Recruited'],
    ['sat in', 'sat in client calls with the art director', 'Directed client calls', 'Directed'],
    ['part of a year', 'hit 108% of quota in 2020', 'Exceeded quota at 108% in 2020 and 2021', '2021'],
    ['keeps rules', 'stayed within licensing ratios', 'Licensed teacher who stayed within ratios', 'Licensed'],
    ['two of three', 'worked saute and grill station', 'Worked sauté, grill, and pastry station', 'pastry'],
    ['somebody else was the lead', 'watched toddlers with the lead teacher', 'Lead teacher of toddlers', 'Lead'],
    ['no negotiation', 'called vendors about missing invoices', 'Negotiated terms with vendors', 'Negotiated'],
    ['no lead', 'made schedules for road jobs', 'Led road jobs and made schedules', 'Led'],
    [
      'an acronym of small words',
      'AAT course, prepare payments',
      'Prepare payments and approve the payments',
      'approve',
    ],
    ['the boss', 'der Chef hat Abschlüsse gemacht', 'Leitung des Buchhaltungsteams und Abschlüsse', 'Leitung'],
    ['somebody else approves', 'I prepare payments, my manager approves them', 'Approve payments', 'Approve'],
    ['opens the store', 'sales floor, opened the store', 'Managed weekend staff and opened the store', 'Managed'],
    ['shows other things', 'ran story times, checked out books', 'Developed curricula, ran story times', 'Developed'],
    ['helped with it', 'helped the manager with the Sunday stocktake', 'Ran the Sunday stocktake', 'Ran'],
    ['my lead', 'sites for clinics, reviewed by my lead', 'Led the redesign of sites for clinics', 'Led'],
    ['the manager', 'helped the manager count the till', 'Scheduled bar staff', 'Scheduled'],
    ['no number for it', 'about 8 clients a day', 'Exceeded sales targets while serving 8 clients', 'Exceeded'],
    ['another thing', 'loaded bags on the 737', 'Supervised turnarounds of 737s', 'Supervised'],
    ['people', 'diaries for three partners', 'Managed a team of three partners', 'Managed'],
    ['a unit', 'answered the helpdesk phone', 'Supervised the helpdesk department', 'Supervised'],
    ['across units', 'worked in one department', 'Cross-department work', 'Cross-department'],
    ['azubis', 'Gruppe Rücken, 12 Leute', 'Anleitung von Auszubildenden in der Gruppe', 'Anleitung'],
    ['aides', 'worked with CNAs on the hall', 'Supervised five CNAs on the hall', 'Supervised'],
    ['teaches only', 'teach 24 third graders', 'Teach 24 third graders and chair the team', 'chair the'],
  ])('%s', (_, notes, after, text) => {
    expect(redOf(notes, after)).toContain(text);
  });

  it.each([
    ['Support worker', 'Bachelor of Social Work', 'Licensed social worker visiting families', 'red'],
    ['Accountant', 'BSc Accounting, 2015', 'Chartered accountant visiting families', 'red'],
    ['Accountant', 'BSc Accounting, 2015', 'Certified accountant visiting families', 'red'],
    ['Plumber', 'City & Guilds Level 3 Plumbing', 'Registered plumber visiting families', 'red'],
    ['Dietitian', 'RD, 2016', 'Registered dietitian visiting families', 'amber'],
    ['Technician', 'EPA Section 608 Universal', 'EPA 608 technician who visited families', 'clear'],
    ['Home Health Aide', 'First aid', 'Certified HHA visiting families', 'red'],
  ])('a %s with "%s" as "%s" is %s', (title, degree, after, level) => {
    const resume = aiResume.parse({
      headline: title,
      experience: [{ internalId: 'e1', title, notes: 'visited families' }],
      entries: [{ internalId: 'd1', title: degree }],
    });
    const change = { path: 'experience/e1/notes/0', before: 'x', after, sourceIds: [], reason: '' };
    const credential = checkChange({ resume, change }).reasons.find(({ kind }) => kind === 'credential');
    expect(credential?.level ?? 'clear').toBe(level);
  });
});

describe('a grade that the person doesn’t have', () => {
  it.each([
    ['NVQ Level 2 Cookery, Level 3 Food Safety', 'Chef with an NVQ Level 3', 'NVQ Level 3'],
    ['NVQ Level 2 Cookery', 'Chef with a Level 3 NVQ', 'Level 3 NVQ'],
    ['Immediate Life Support, 2022', 'Chef with Advanced Life Support', 'Advanced Life Support'],
    ['ISTQB Foundation Level', 'Chef mit ISTQB auf Advanced Level', 'Advanced Level'],
    ['NVQ Level 2 and NVQ Level 3 Cookery', 'Chef with an NVQ Level 3', undefined],
    ['Level 3 Food Safety', 'Chef with Level 3 Food Safety', undefined],
    ['Advanced Life Support', 'Chef with Advanced Life Support', undefined],
  ])('of "%s" in "%s" is red: %s', (further, after, text) => {
    const resume = aiResume.parse({
      experience: [{ internalId: 'e1', title: 'Chef', notes: 'cooked' }],
      entries: [{ internalId: 'd1', title: further }],
    });
    const change = { path: 'experience/e1/notes/0', before: 'x', after, sourceIds: [], reason: '' };
    const red = checkChange({ resume, change }).reasons.filter(({ level }) => level === 'red');
    expect(red.map((claim) => [claim.kind, claim.text])).toEqual(text === undefined ? [] : [['credential', text]]);
  });
});

it('takes a credential as the skills have it', () => {
  const skills = [{ internalId: 's1', skillName: 'Gas Safe registered' }];
  const resume = aiResume.parse({
    experience: [{ internalId: 'e1', title: 'Fitter', notes: 'boiler checks' }],
    skills,
  });
  const after = 'Gas Safe registered fitter checking boilers for homes';
  const change = { path: 'experience/e1/notes/0', before: 'x', after, sourceIds: [], reason: '' };
  expect(checkChange({ resume, change }).level).toBe('amber');
});

describe('known words alone', () => {
  const notes =
    '- helped with the yearly inventory\n- packed parcels, printed labels\n- checked deliveries against orders';

  it.each([
    ['words of several lines put together', 'Checked parcels against orders', 'amber'],
    ['help said as if it was work of their own', 'Yearly inventory', 'amber'],
    ['the same', 'Printed labels', 'clear'],
    ['help', 'Helped with inventory', 'clear'],
  ])('%s', (_, after, level) => {
    expect(check(notes, after).level).toBe(level);
  });
});

describe('what the entry says in another form is no red claim', () => {
  it.each([
    ['stood in', 'charge nurse when the regular one is off', 'Relief charge nurse'],
    ['showed newcomers', 'showed the 2 new cooks how we plate', 'Trained two new cooks in plating'],
    ['several things of a kind', 'stocked 3 stores', 'Stocked several stores'],
    ['a school year', 'taught fall 2022 and spring 2023', 'Taught over the 2022–23 school year'],
    ['a typing error', 'maintenence of boilers', 'Maintenance of boilers'],
    ['British spelling', 'paved a 2 km road', 'Paved a 2-kilometre road'],
    ['another name of a process', 'MIG welding of frames', 'GMAW welding of frames'],
    ['a numeronym', 'a11y fixes', 'Fixed accessibility issues'],
    ['half a compound', 'Frontstapler und Schubmaststapler gefahren', 'Fahren von Front- und Schubmaststaplern'],
    ['an acronym with a small s', 'sold CDs and credit cards', 'Promoted certificates of deposit and credit cards'],
    ['a rating', 'CSAT 4.6 of 5', 'Earned a CSAT of 4.6/5'],
    ['a separable verb', 'Reklamationen an den Einkauf weitergegeben', 'Leitete Reklamationen an den Einkauf weiter'],
    ['the end of a compound', 'Staplerfahren im Lager', 'Fuhr im Lager mit dem Gabelstapler'],
    ['picking', 'pruned, thinned & picked apples', 'Pruned, thinned, and harvested apples'],
    ['a large number', '180 covers on Fridays', 'Worked in high-volume service on Fridays'],
    ['routes of a driver', 'drove to 12 stores', 'Managed deliveries to 12 stores'],
    ['an object that is there', 'calendars for two judges', 'Managed calendars for two judges'],
    ['they helped', 'two students shadowed me', 'Hosted two students'],
    ['concerns', 'forms for the council, safeguarding', 'Raised safeguarding concerns with the council'],
    ['tests', 'run fecals and heartworm tests', 'Laboratory diagnostics including heartworm tests'],
    ['parts of other words', 'Damenoberbekleidung im Modehaus', 'Damenmode'],
    ['another name of it', 'Laptops aufgesetzt', 'Notebooks aufgesetzt'],
    ['the management', 'monthly numbers for the boss', 'Compiled monthly numbers for management'],
    ['told a nurse', 'Blutdruck der Schwester gemeldet', 'Weitergabe des Blutdrucks an die Pflegefachkraft'],
    ['made them', 'made worksheets, past papers', 'Developed practice materials'],
    ['new people', 'buddy for new people', 'Supported newly hired colleagues'],
    ['a span of years', 'proned patients in 2020-21', 'Proned patients in 2020 and 2021'],
    ['led them', 'section leader of five', 'Led a section of five'],
    ['made it', 'made 12 sites for shops', 'Designed and launched 12 sites for shops'],
    ['the director', 'weekly report to the VP', 'Presented weekly reports to an executive'],
    ['a number without its noun', 'target 120 lines/hr, mine was normally 135', 'Picked 135 lines an hour'],
    ['a number in brackets', 'neue Kollegen eingearbeitet (bisher 5)', 'Arbeitete fünf neue Kollegen ein'],
    ['seasons', 'open enrollment 2021-23', 'Supported three open enrollment seasons'],
    ['a list', 'carrier APIs: UPS, FedEx, DHL, OnTrac', 'Connected four carriers’ APIs'],
    ['a little less', 'nightly job 3 h to 25 min', 'Cut the nightly job to under half an hour'],
    ['a hyphen', 'release sign-off every 2 weeks', 'Signed off releases every two weeks'],
    ['where they work', 'moved the books to another program', 'Moved the company’s books to another program'],
    ['a plainer word', 'Looked after apprentice', 'Mentored an apprentice'],
    ['letters', 'Gästekorrespondenz', 'Die Korrespondenz mit Gästen geführt'],
    ['the lower end', 'a run of between £250k and £300k', 'Prepared a run of at least £250,000'],
    ['a kind of it', 'qPCR and gels', 'Ran quantitative PCR and gels'],
    ['a result in the same words', 'ISO audit; no major findings', 'ISO audit, which brought no major findings'],
    ['another separable verb', 'Praxisanleiter, 3 Auszubildende', 'Leite drei Auszubildende an'],
    ['diaries', 'diary for 3 partners', 'Managed the calendars of three partners'],
    ['a pool', 'poolside, 25m + teaching pool', 'Supervised the 25-metre and teaching pools'],
    ['an area', 'playground duty', 'Supervised the playground'],
    ['they were supervised', 'home visits with my educator', 'Took part in supervised home visits'],
    ['one role', 'keyworker for two of them', 'Acting as keyworker for two'],
    ['a kind of bundle', 'bundles for hearings', 'Prepared court bundles for hearings'],
    ['sections', 'levels + sections', 'Levels and cross-sections'],
    ['classes', 'circuits class on Tuesdays', 'Lead circuit classes on Tuesdays'],
    ['regulars', 'clients, mostly regulars', 'Served clients, most of them regulars'],
    ['guests', 'Reha-Sport Gruppe Rücken', 'Anleitung einer Rückengruppe im Rehasport'],
    ['a short name with small letters', 'the A2 CofC for drones', 'The A2 Certificate of Competency for drones'],
    ['a number in a name', 'moved the office to M365', 'Moved the office to Microsoft 365'],
    ['a model', 'played builds on PS5', 'Played builds on PlayStation 5'],
    ['its maker', 'played builds on PS5, Switch, PC', 'Played builds on PS5, Nintendo Switch and PC'],
    ['a store', 'play store releases', 'Released to the Google Play Store'],
    ['a lottery', 'got money from the lottery', 'Received money from the National Lottery'],
    ['a club', 'Lese-AG donnerstags für Kinder', 'Leitung der Lese-AG für Kinder'],
    ['their class', 'Klasse 1-4, zurzeit 3b', 'Klassenleitung der 3b', 'Grundschullehrerin'],
    ['dates', 'Termine für zwei Chefs', 'Terminkoordination für zwei Chefs'],
    ['who sells', 'ordering from the butcher', 'Ordered from suppliers'],
    ['a plan', '1:1 with a child with EHCP', '1:1 with a child with an Education, Health and Care Plan'],
    ['a nurse told', 'called the nurse if off', 'Alerted the registered nurse to readings'],
    ['a nurse told in German', 'Meldung an PFK', 'Information der Pflegefachkraft bei Auffälligkeiten'],
    ['a disease', 'covid: rebooked customers', 'Rebooked customers during COVID-19'],
    ['an age', 'twins from 6 months to age 4, then a 7 y/o', 'Twins from six months to four years'],
    ['tours', '2 UK tours', 'Toured the UK twice'],
  ])('%s', (_, notes, after, title = 'Worker') => {
    expect(redOf(notes, after, title)).toEqual([]);
  });
});
