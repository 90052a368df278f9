import type { ResumeSection } from '@keepmark/resume-document';
import type { Paired } from './pair-items';

/** Pairs the sections of two versions: by kind; custom ones by id, by the origin of an entry, then by heading. */
export function pairSections(left: readonly ResumeSection[], right: readonly ResumeSection[]): Paired<ResumeSection> {
  const pairs: [ResumeSection, ResumeSection][] = [];
  const restLeft = new Set(left);
  const restRight = new Set(right);
  const rules: ((one: ResumeSection, other: ResumeSection) => boolean)[] = [
    (one, other) => one.id === other.id,
    (one, other) => [...origins(one)].some((origin) => origins(other).has(origin)),
    (one, other) => one.heading !== '' && one.heading === other.heading,
  ];
  for (const isSame of rules) {
    for (const other of right) {
      if (!restRight.has(other)) continue;
      const one = [...restLeft].find((section) => section.kind === other.kind && isSame(section, other));
      if (!one) continue;
      pairs.push([one, other]);
      restLeft.delete(one);
      restRight.delete(other);
    }
  }
  return { pairs, onlyLeft: [...restLeft], onlyRight: [...restRight] };
}

const origins = (section: ResumeSection): ReadonlySet<string> =>
  new Set(section.kind === 'summary' ? [] : section.entries.map(({ id, originId }) => originId || id));
