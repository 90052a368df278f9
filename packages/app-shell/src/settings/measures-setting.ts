import { type Measures, regionOf, usualMeasures } from '@keepmark/ui/words';
import { defaultCountryCode } from '@keepmark/contracts';
import { countrySetting } from '../country/country-setting';
import { defineSetting, useSetting } from './setting';

const chosen = <Value extends string>(settingName: string, values: readonly Value[]) =>
  defineSetting<Value | undefined>(
    'measures',
    settingName,
    (stored) => values.find((value) => value === stored),
    (value) => value ?? '',
  );

/** Undefined until somebody chooses: then it is what is usual in their region. */
export const distanceSetting = chosen('distance', ['miles', 'kilometers']);
export const clockSetting = chosen('clock', ['12-hour', '24-hour']);

const measuresOf = (region: string, distance?: Measures['distance'], clock?: Measures['clock']): Measures => {
  const usual = usualMeasures(region);
  return { distance: distance ?? usual.distance, clock: clock ?? usual.clock };
};

const chosenCountrySetting = defineSetting(
  countrySetting.key.settingGroup,
  countrySetting.key.settingName,
  (stored) => stored || undefined,
  (value) => value ?? '',
);

/** Whose units and clock are usual: the country that somebody chose, or else the device's. Needs a `DatabaseProvider`. */
export function useRegion(): string {
  const [country] = useSetting(chosenCountrySetting);
  return country ?? (regionOf(navigator.language) || defaultCountryCode);
}

/** How distances and times are written, kept current. Needs a `DatabaseProvider`. */
export function useMeasures(): Measures {
  const region = useRegion();
  const [distance] = useSetting(distanceSetting);
  const [clock] = useSetting(clockSetting);
  return measuresOf(region, distance, clock);
}
