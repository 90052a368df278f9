import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { expect, it } from 'vitest';
import { documentOf } from './draft-document';
import { draftOf } from './import-draft';
import { lineTargets } from './line-targets';
import { moveLine } from './move-line';

const draft = draftOf({ document: sampleResume(), unplaced: ['Beekeeping'], notices: [] });
const loose = draft.unplaced[0]!;
const targets = lineTargets(draft, loose.id).flatMap(({ items }) => items);

it.each(targets.map(({ label, target }) => [label, target] as const))('%s takes a line', (_label, target) => {
  const moved = moveLine(draft, loose.id, target);
  const isUnplaced = target.to === 'unplaced';
  expect(JSON.stringify(documentOf(moved)).includes('Beekeeping')).toBe(!isUnplaced);
  expect(moved.unplaced.length).toBe(isUnplaced ? 1 : 0);
});

it('names each place in one way', () => {
  const labels = lineTargets(draft, loose.id).flatMap(({ group, items }) =>
    items.map(({ label }) => `${group} ${label}`),
  );
  expect(new Set(labels).size).toBe(labels.length);
});

it('offers the entry that a line is in first', () => {
  const section = draft.sections.find(({ kind }) => kind === 'experience')!;
  const line = section.entries[1]!.slots.title!.lines[0]!;
  expect(lineTargets(draft, line.id)[0]!.group).toContain(line.text);
});
