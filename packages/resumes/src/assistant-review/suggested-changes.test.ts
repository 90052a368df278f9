import type { ChangeDecision } from '@keepmark/assistant';
import type { ResumeChange } from '@keepmark/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { placeOfQuote } from './place-of-quote';
import { canAccept, confirmClaim, noDecision, redClaims, suggestionsOf, withAccepted } from './suggested-changes';

const document = sampleResume();
const job = { jobTitle: 'Nurse', companyName: '', jobDescription: 'Phlebotomy wanted.', jobPostingData: '' };
const change = (path: string, before: string, after: string): ResumeChange => ({
  path,
  before,
  after,
  sourceIds: [],
  reason: '',
});
const changes = [
  change('experience/lakeside/notes/1', '- Introduced a checklist for handovers', '- Introduced a handover checklist'),
  change(
    'experience/lakeside/notes/0',
    '- Cared for 12 patients a shift in a medical-surgical unit',
    '- Cared for 45 patients a shift in a medical-surgical unit with phlebotomy',
  ),
  change('experience/mercy/notes/0', '- Something else', '- Anything'),
];
const suggestions = suggestionsOf(changes, document, job);
const [plain, bold, outdated] = suggestions as [
  (typeof suggestions)[0],
  (typeof suggestions)[0],
  (typeof suggestions)[0],
];
const accepted: ChangeDecision = { choice: 'accepted', confirmed: [] };

describe('a suggestion', () => {
  it("names its place and what the entry doesn't mention", () => {
    expect(bold.place).toBe('Experience: Registered nurse, Lakeside Clinic');
    expect(redClaims(bold).map(({ text, onlyInPosting }) => [text, onlyInPosting])).toEqual([
      ['45', false],
      ['phlebotomy', true],
    ]);
  });

  it('can be accepted without red claims, otherwise only when each is confirmed', () => {
    expect(canAccept(plain, noDecision)).toBe(true);
    expect(canAccept(bold, noDecision)).toBe(false);
    const [number, skill] = redClaims(bold);
    const one = confirmClaim(bold, noDecision, number!.start, true);
    expect(canAccept(bold, one)).toBe(false);
    const both = confirmClaim(bold, one, skill!.start, true);
    expect(canAccept(bold, both)).toBe(true);
    expect(confirmClaim(bold, { ...both, choice: 'accepted' }, number!.start, false)).toMatchObject({ choice: 'open' });
  });

  it.each([
    ['experience/gone/notes/0', 'Experience'],
    ['education/gone/notes/0', 'Education'],
    ['entries/gone/notes/0', 'Another section'],
  ])('of an entry that is gone names its section: %s', (path, place) => {
    expect(suggestionsOf([change(path, '- Was here', '- Is here')], document, job)).toMatchObject([
      { place, isOutdated: true },
    ]);
  });

  it("can't be accepted when its words are gone", () => {
    expect(outdated.isOutdated).toBe(true);
    expect(canAccept(outdated, noDecision)).toBe(false);
  });
});

describe('a version', () => {
  it('has the accepted changes and is otherwise unchanged', () => {
    const version = withAccepted(document, suggestions, [accepted, accepted, accepted]);
    const notes = document.sections.flatMap((section) =>
      section.kind === 'experience' ? section.entries.map((entry) => entry.notes) : [],
    );
    const changed = version.sections.flatMap((section) =>
      section.kind === 'experience' ? section.entries.map((entry) => entry.notes) : [],
    );
    expect(changed).toEqual([notes[0], notes[1]!.replace('a checklist for handovers', 'a handover checklist')]);
    expect({ ...version, sections: [] }).toEqual({ ...document, sections: [] });
  });

  it('equals the résumé when nothing was accepted', () => {
    const choice = fc.constantFrom<ChangeDecision['choice']>('open', 'rejected');
    fc.assert(
      fc.property(fc.tuple(choice, choice, choice), (choices) => {
        const decisions = choices.map((each): ChangeDecision => ({ choice: each, confirmed: [] }));
        expect(JSON.stringify(withAccepted(document, suggestions, decisions))).toBe(JSON.stringify(document));
      }),
    );
  });
});

describe('a quote', () => {
  it.each([
    ['12 patients  a shift', 'experience', 'lakeside', '12 patients a shift'],
    ['nine years', 'summary', '', 'nine years'],
    ['Cerner', 'skills', 's2', 'Cerner'],
    ['Bachelor of Science', 'education', 'ut', 'Bachelor of Science'],
  ])('%j is found in its line', (quote, sectionId, entryId, words) => {
    const place = placeOfQuote(document, quote);
    expect(place).toMatchObject({ sectionId, entryId });
    expect(place?.line.slice(place.start, place.end)).toBe(words);
  });

  it.each(['(trauma', ''])('%j is not found', (quote) => {
    expect(placeOfQuote(document, quote)).toBeUndefined();
  });
});
