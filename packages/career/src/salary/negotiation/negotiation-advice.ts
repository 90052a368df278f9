import { payText, type PayUnit, payWithUnit } from '../../money/money';
import type { PayMark } from '../wages/pay-mark';
import { type PayStep, scalePosition } from '../wages/pay-scale';
import { stepsOf, type WageScale } from '../wages/wage-scales';

/** The next figure above an amount; undefined if there is none. */
const nextStep = (steps: readonly PayStep[], amount: number): PayStep | undefined =>
  steps.find((step) => step.amount > amount + 0.005);

function onOffer(offer: number, scale: WageScale, per: PayUnit): string[] {
  const steps = stepsOf(scale, per);
  const position = scalePosition(steps, offer);
  if (!position) return [];
  const lowest = steps[0];
  const next = nextStep(steps, offer);
  if (position.at === 'below' && lowest) {
    return [
      `The offer is ${payText(lowest.amount - offer, per)} below ${lowest.name} ${scale.where}. Ask how they set it, and show them that figure.`,
    ];
  }
  if (position.at === 'unknown') return [];
  if (next) {
    return [
      `The next figure ${scale.where} is ${next.name}, ${payText(next.amount, per)}: ${payText(next.amount - offer, per)} more than the offer. Say what you bring that fits it before you name it.`,
    ];
  }
  return [
    `The offer is at the top of the figures ${scale.where}. Ask about the rest instead: bonus, vacation, remote days, or an earlier raise.`,
  ];
}

function onTarget(target: number, offer: number | undefined, scale: WageScale | undefined, per: PayUnit): string[] {
  const advice: string[] = [];
  if (offer !== undefined && offer > 0) {
    advice.push(
      target > offer
        ? `Your target is ${payText(target - offer, per)} above the offer. Ask for a little more than ${payText(target, per)}, so that you have room to come down to it.`
        : 'The offer meets your target. Settle the rest of the package before you accept.',
    );
  }
  const steps = scale ? stepsOf(scale, per) : [];
  const highest = steps.at(-1);
  if (scale && highest && !highest.isLeast && target > highest.amount) {
    advice.push(
      `Your target is above ${highest.name} ${scale.where}, ${payWithUnit(highest.amount, per)}. Bring your own evidence, such as another offer.`,
    );
  }
  return advice;
}

/** Advice on asking for more, from the figures and the person's own amounts. @param marks in `per` */
export function negotiationAdvice(scales: readonly WageScale[], marks: readonly PayMark[], per: PayUnit): string[] {
  const amountOf = (kind: PayMark['kind']) => marks.find((mark) => mark.kind === kind)?.amount;
  const [offer, target] = [amountOf('offer'), amountOf('target')];
  const scale = scales.find((each) => stepsOf(each, per).length > 0);
  return [
    ...(offer !== undefined && scale ? onOffer(offer, scale, per) : []),
    ...(target === undefined ? [] : onTarget(target, offer, scale, per)),
    ...(target === undefined && offer === undefined
      ? ['Decide on your target before the first talk about pay, and on the least you would accept.']
      : []),
    ...(scale
      ? [
          `Take the figures with you: ${scale.source.name}, ${scale.source.period}. A named source is harder to wave away.`,
        ]
      : []),
    'Let them name a figure first. If they ask for yours, give a range that starts at your target.',
    'Thank them, and ask for a day or two to think. An offer that is gone tomorrow was not a firm one.',
    'Ask for the whole offer in writing before you give notice anywhere.',
  ];
}
