import type { DataSource, OccupationWages, WageLevels, WageStatistics } from '@keepmark/contracts';
import { type PayUnit, payText } from '../money/money';

type Wage = WageLevels['entry'];

/** The wages of an occupation on one line, with their source. */
export interface WageLine {
  readonly text: string;
  readonly source: DataSource;
}

const units = ['year', 'hour'] as const satisfies readonly PayUnit[];
const amount = (wage: Wage | null, unit: PayUnit): number | null =>
  wage === null ? null : unit === 'year' ? wage.yearly : wage.hourly;

/** "$41,000 to $77,000 a year"; "or more" if the source only knows the minimum. Undefined if a figure is missing. */
function range(from: Wage | null, to: Wage | null): string | undefined {
  for (const unit of units) {
    const [low, high] = [amount(from, unit), amount(to, unit)];
    if (low === null || high === null) continue;
    const more = to?.isTopCoded ? ' or more' : '';
    return `${payText(low, unit)} to ${payText(high, unit)}${more} ${unit === 'year' ? 'a year' : 'an hour'}`;
  }
  return undefined;
}

function levelLine({ entry, fullyCompetent, source }: WageLevels, areaName: string): WageLine | undefined {
  const pay = range(entry, fullyCompetent);
  return pay === undefined ? undefined : { text: `${pay} in ${areaName}, from entry to fully competent`, source };
}

function spreadLine(
  { percentile10, percentile90, median, source }: WageStatistics,
  where: string,
): WageLine | undefined {
  const pay = range(percentile10, percentile90);
  if (pay !== undefined) return { text: `80% earn ${pay} in ${where}`, source };
  for (const unit of units) {
    const middle = amount(median, unit);
    if (middle === null) continue;
    const amountText = `${payText(middle, unit)}${median?.isTopCoded ? ' or more' : ''}`;
    const per = unit === 'year' ? 'a year' : 'an hour';
    const text = `Half earn ${median?.isTopCoded ? '' : 'more than '}${amountText} ${per} in ${where}`;
    return { text, source };
  }
  return undefined;
}

/** The wages on one line: of the area if known, otherwise national. Undefined if there are none. */
export function wageLine({ area, areaLevels, areaStatistics, national }: OccupationWages): WageLine | undefined {
  return (
    (area && areaLevels && levelLine(areaLevels, area.name)) ||
    (area && areaStatistics && spreadLine(areaStatistics, area.name)) ||
    (national && spreadLine(national, 'the United States')) ||
    undefined
  );
}
