/** One figure of a pay scale. */
export interface PayStep {
  /** Inside a sentence: "qualified", "median". */
  readonly name: string;
  /** In dollars, in the scale's unit. */
  readonly amount: number;
  /** Whether the source only gives a minimum. */
  readonly isLeast?: boolean;
}

/** The position of an amount on a scale. */
export type ScalePosition =
  | { readonly at: 'below'; readonly step: PayStep }
  | { readonly at: 'step'; readonly step: PayStep }
  | { readonly at: 'between'; readonly lower: PayStep; readonly upper: PayStep }
  | { readonly at: 'above'; readonly step: PayStep }
  /** Higher than a step that is only a minimum. */
  | { readonly at: 'unknown'; readonly step: PayStep };

// Figures and offers are in cents.
const isSame = (left: number, right: number) => Math.abs(left - right) < 0.005;

/** Finds the position of an amount. @param steps ascending. @returns undefined without steps */
export function scalePosition(steps: readonly PayStep[], amount: number): ScalePosition | undefined {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return undefined;
  const open = steps.find(({ isLeast }) => isLeast);
  if (open && amount >= open.amount) return { at: 'unknown', step: open };
  const same = steps.findLast((step) => isSame(step.amount, amount));
  if (same) return { at: 'step', step: same };
  if (amount < first.amount) return { at: 'below', step: first };
  const above = steps.findIndex((step) => step.amount > amount);
  const [lower, upper] = [steps[above - 1], steps[above]];
  return lower && upper ? { at: 'between', lower, upper } : { at: 'above', step: last };
}

/** Describes the position at the end of a sentence: "between entry and qualified". */
export function positionText(position: ScalePosition): string {
  if (position.at === 'between') return `between ${position.lower.name} and ${position.upper.name}`;
  const { name } = position.step;
  if (position.at === 'step') return `exactly at ${name}`;
  if (position.at === 'unknown') return `at or above ${name}`;
  return `${position.at} ${name}`;
}
