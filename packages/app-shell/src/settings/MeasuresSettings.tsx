import { clockText, countryInSentence, countryName, milesText, setMeasures } from '@keepmark/ui/words';
import { NativeSelect } from '@mantine/core';
import { clockSetting, distanceSetting, useMeasures, useRegion } from './measures-setting';
import { useSetting } from './setting';
import { SettingsSection } from './SettingsSection';

const distances = { miles: 'Miles', kilometers: 'Kilometers' } as const;
const clocks = { '12-hour': '12-hour', '24-hour': '24-hour' } as const;

/** Miles or kilometers, and the 12-hour or the 24-hour clock. */
export function MeasuresSettings() {
  const [distance, chooseDistance] = useSetting(distanceSetting);
  const [clock, chooseClock] = useSetting(clockSetting);
  // The example below is one of the texts that it changes.
  setMeasures(useMeasures());
  const usual = `Usual in ${countryInSentence(countryName(useRegion()))}`;
  return (
    <SettingsSection
      title="Units and time"
      text={`Applies everywhere: ${milesText(25)} away, open until ${clockText(new Date(2026, 0, 1, 18))}.`}
    >
      <ChoiceField label="Distances" usual={usual} labels={distances} value={distance} onChoose={chooseDistance} />
      <ChoiceField label="Clock" usual={usual} labels={clocks} value={clock} onChoose={chooseClock} />
    </SettingsSection>
  );
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  usual: string;
  labels: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

function ChoiceField<Value extends string>({ label, usual, labels, value, onChoose }: ChoiceFieldProps<Value>) {
  const values = Object.keys(labels) as Value[];
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: usual }, ...values.map((one) => ({ value: one, label: labels[one] }))]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(values.find((one) => one === currentTarget.value))}
    />
  );
}
