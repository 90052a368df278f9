import type { Fonts } from '../fonts/fonts';
import { designLimits, type ResumeDesign } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { layOut } from './lay-out';

const stepsPerMeasure = 6;
/** Comfortable values, tried before the limits of a design. */
const comfortable = { lineHeight: 1.18, marginMm: 13, fontSizePt: 9.5 };

/**
 * The design that fits a document on one page with the smallest change: first closer lines, then narrower margins, then
 * smaller text, within `designLimits`. Page breaks set by hand are dropped. Undefined if even the tightest one doesn't
 * fit.
 */
export function onePageDesign(document: ResumeDocument | LetterDocument, fonts: Fonts): ResumeDesign | undefined {
  const designs = candidates({ ...document.design, pageBreaksBefore: [] });
  const fits = (design: ResumeDesign) => layOut({ ...document, design }, fonts).pages.length === 1;
  const smallest = designs.at(-1);
  if (!smallest || !fits(smallest)) return undefined;
  let [low, high] = [0, designs.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const design = designs[middle];
    if (design && fits(design)) high = middle;
    else low = middle + 1;
  }
  return designs[high];
}

/** From the current design to the tightest one, each a little tighter than the one before. */
function candidates(start: ResumeDesign): ResumeDesign[] {
  const designs = [start];
  const shrink = (field: keyof typeof designLimits, to: number) => {
    const last = designs.at(-1) ?? start;
    const from = last[field];
    if (from <= to) return;
    for (let step = 1; step <= stepsPerMeasure; step += 1) {
      const value = from + ((to - from) * step) / stepsPerMeasure;
      designs.push({ ...last, [field]: Math.round(value * 100) / 100 });
    }
  };
  shrink('lineHeight', comfortable.lineHeight);
  shrink('marginMm', comfortable.marginMm);
  shrink('fontSizePt', comfortable.fontSizePt);
  shrink('lineHeight', designLimits.lineHeight[0]);
  shrink('marginMm', designLimits.marginMm[0]);
  shrink('fontSizePt', designLimits.fontSizePt[0]);
  return designs;
}
