import type { AiSubject, AiTask } from '@keepmark/assistant';
import { salaryAssistant } from '@keepmark/contracts';
import { payText, type PayUnit, payUnits, payWithUnit } from '../../money/money';
import type { ChosenOccupation } from '../../occupations/OccupationField';
import type { SalaryNoteValues } from '../negotiation/salary-notes-store';
import { wageIn, type WageScale } from '../wages/wage-scales';

/** The data on the screen, for the prompt. */
export interface ShownFigures {
  readonly occupation: ChosenOccupation;
  /** "Austin-Round Rock-San Marcos, TX"; "the United States" without an area. */
  readonly location: string;
  readonly scales: readonly WageScale[];
  readonly note: SalaryNoteValues;
  /** How the offer and the target compare, in sentences. */
  readonly positions: readonly string[];
  /** The comparison of prices, in sentences. */
  readonly prices: readonly string[];
}

const scaleLines = ({ title, source, rows }: WageScale): string[] => [
  `${title} (${source.name}, ${source.period}):`,
  ...rows.map(({ label, wage }) => {
    const amounts = payUnits.flatMap((per: PayUnit) => {
      const amount = wageIn(wage, per);
      return amount === null ? [] : [payWithUnit(amount, per)];
    });
    return `- ${label}: ${amounts.join(', ')}${wage.isTopCoded ? ' or more' : ''}`;
  }),
  '',
];

const amountOf = (amount: number | null, per: PayUnit) => (amount === null ? '' : payWithUnit(amount, per));

/** The prompt for advice on a salary: exactly the figures that the screen shows. */
function salaryAdvicePrompt({ occupation, location, scales, note, positions, prices }: ShownFigures): string {
  const own = [
    ['Offer', amountOf(note.offer, note.per)],
    ['Target', amountOf(note.target, note.per)],
    ['Experience asked for', note.experience],
  ].filter(([, value]) => value);
  return [
    `Advise me on the pay for a job as ${occupation.title} in ${location}.`,
    'Use only the figures below. If a figure is missing, say so instead of estimating it.',
    '',
    ...scales.flatMap(scaleLines),
    ...(own.length > 0 ? ['About me:', ...own.map(([name, value]) => `- ${name}: ${value}`), ''] : []),
    ...(positions.length > 0 || prices.length > 0 ? [[...positions, ...prices].join(' '), ''] : []),
    'Tell me whether the pay is fair, what to ask for and why, and write three sentences that I can say in the talk.',
  ].join('\n');
}

/** The subject of advice on pay in an occupation. */
export const salarySubject = ({ code, title }: ChosenOccupation, location: string): AiSubject => ({
  type: 'salary',
  id: code,
  label: `${title}, ${location}`,
});

/** Asks the AI for advice on the figures of the screen. */
export function salaryAdvice(figures: ShownFigures): AiTask {
  const { occupation, location, note } = figures;
  return {
    kind: 'salary-advice',
    title: 'Get salary advice',
    subject: salarySubject(occupation, location),
    prompt: salaryAdvicePrompt(figures),
    isPromptEditable: true,
    request: (prompt) => ({
      call: salaryAssistant,
      body: {
        role: occupation.title,
        location,
        experienceNeeded: note.experience,
        offer: note.offer === null ? '' : `${payText(note.offer, note.per)} per ${note.per}`,
        prompt,
      },
    }),
    personalData: {},
  };
}
