import { payText, type PayUnit } from '../../money/money';
import { positionText, scalePosition } from './pay-scale';
import { convertPay, stepsOf, type WageScale } from './wage-scales';

/** One of the person's amounts to mark on the wages, in the displayed unit. */
export interface PayMark {
  readonly kind: 'offer' | 'target';
  readonly amount: number;
}

/** The marks for a person's note, in a unit. */
export function payMarks(
  { offer, target, per: own }: { readonly offer: number | null; readonly target: number | null; readonly per: PayUnit },
  per: PayUnit,
): PayMark[] {
  const mark = (kind: PayMark['kind'], amount: number | null): PayMark[] =>
    amount === null || amount === 0 ? [] : [{ kind, amount: convertPay(amount, own, per) }];
  return [...mark('offer', offer), ...mark('target', target)];
}

/**
 * Compares an amount to the wages, in a sentence for each scale: "Your offer of $62,000 is between entry and qualified
 * in Austin."
 */
export function markSentences({ kind, amount }: PayMark, scales: readonly WageScale[], per: PayUnit): string[] {
  const unit = per === 'hour' ? ' an hour' : '';
  return scales.flatMap((scale, index) => {
    const position = scalePosition(stepsOf(scale, per), amount);
    if (!position) return [];
    const place = `${positionText(position)} ${scale.where}`;
    return [index === 0 ? `Your ${kind} of ${payText(amount, per)}${unit} is ${place}.` : `It is ${place}.`];
  });
}
