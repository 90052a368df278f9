import { type Measures, usualMeasures } from '@keepmark/ui/words';
import { countrySetting } from '../country/country-setting';
import { defineSetting, useSetting } from './setting';

const chosen = <Value extends string>(settingName: string, values: readonly Value[]) =>
  defineSetting<Value | undefined>(
    'measures',
    settingName,
    (stored) => values.find((value) => value === stored),
    (value) => value ?? '',
  );

/** Undefined until somebody chooses: then it is what is usual in their country. */
export const distanceSetting = chosen('distance', ['miles', 'kilometers']);
export const clockSetting = chosen('clock', ['12-hour', '24-hour']);

const measuresOf = (country: string, distance?: Measures['distance'], clock?: Measures['clock']): Measures => {
  const usual = usualMeasures(country);
  return { distance: distance ?? usual.distance, clock: clock ?? usual.clock };
};

/** How distances and times are written, kept current. Needs a `DatabaseProvider`. */
export function useMeasures(): Measures {
  const [country] = useSetting(countrySetting);
  const [distance] = useSetting(distanceSetting);
  const [clock] = useSetting(clockSetting);
  return measuresOf(country, distance, clock);
}
