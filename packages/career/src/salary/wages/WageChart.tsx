import { payText, type PayUnit } from '../../money/money';
import type { PayMark } from './pay-mark';
import { wageIn, type WageScale } from './wage-scales';
import classes from './WageChart.module.css';

export interface WageChartProps {
  readonly scales: readonly WageScale[];
  readonly per: PayUnit;
  readonly marks: readonly PayMark[];
}

const markLabels = { offer: 'Your offer', target: 'Your target' } as const;
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/**
 * The wages as bars on one scale, with the person's amounts as lines across them. The tables below show the figures.
 */
export function WageChart({ scales, per, marks }: WageChartProps) {
  const amounts = scales.flatMap(({ rows }) => rows.flatMap(({ wage }) => wageIn(wage, per) ?? []));
  if (amounts.length === 0) return null;
  const most = Math.max(...amounts, ...marks.map(({ amount }) => amount));
  const named = marks.map(({ kind, amount }) => `${markLabels[kind].toLowerCase()} at ${payText(amount, per)}`);
  const label = `Bar chart of wages${named.length > 0 ? ` with ${named.join(' and ')}` : ''}. The tables below have the figures.`;
  return (
    <figure className={classes['chart']} aria-label={label}>
      <div aria-hidden className={classes['drawing']}>
        {marks.length > 0 ? (
          <div className={classes['marks']}>
            {marks.map(({ kind, amount }) => (
              <div key={kind} className={classes['markLabel']} data-kind={kind}>
                <span className={classes['markSign']} data-kind={kind} />
                {markLabels[kind]} {payText(amount, per)}
              </div>
            ))}
          </div>
        ) : null}
        {scales.map(({ id, title, rows }) => (
          <div key={id} className={classes['scale']}>
            <div className={classes['title']}>{title}</div>
            {rows.map(({ label: name, wage }) => {
              const amount = wageIn(wage, per);
              if (amount === null) return null;
              return (
                <div key={name} className={classes['row']}>
                  <div className={classes['label']}>{name}</div>
                  <div className={classes['track']}>
                    <div className={classes['bar']} style={{ width: percent(amount, most) }} />
                    {marks.map((mark) => (
                      <div
                        key={mark.kind}
                        className={classes['mark']}
                        data-kind={mark.kind}
                        style={{ insetInlineStart: percent(mark.amount, most) }}
                      />
                    ))}
                  </div>
                  <div className={classes['amount']}>
                    {payText(amount, per)}
                    {wage.isTopCoded ? '+' : ''}
                  </div>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </figure>
  );
}
