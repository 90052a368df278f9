import { KeepmarkTheme } from '@keepmark/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type SearchOption, SearchSelect, useSearchText } from './SearchSelect';

const nurses = { value: '29-1141', label: 'Registered Nurses' };
const welders = { value: '51-4121', label: 'Welders' };

function Field({ options, onChoose }: { options: readonly SearchOption[]; onChoose: (label: string) => void }) {
  const search = useSearchText('');
  const [value, setValue] = useState<SearchOption | null>(null);
  return (
    <SearchSelect
      label="Occupation"
      options={options}
      search={search}
      value={value}
      onChange={(option) => {
        setValue(option);
        onChoose(option?.label ?? '');
      }}
    />
  );
}

it('chooses the pressed option even if the list changes before the release', async () => {
  const onChoose = vi.fn<(label: string) => void>();
  const user = userEvent.setup();
  const { rerender } = render(<Field options={[nurses]} onChoose={onChoose} />, { wrapper: KeepmarkTheme });
  await user.click(screen.getByRole('combobox', { name: 'Occupation' }));
  const option = await screen.findByRole('option', { name: 'Registered Nurses', hidden: true });
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  rerender(<Field options={[welders]} onChoose={onChoose} />);
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  expect(onChoose.mock.calls).toEqual([['Registered Nurses']]);
  await user.clear(screen.getByRole('combobox', { name: 'Occupation' }));
  expect(await screen.findByRole('option', { name: 'Welders', hidden: true })).toBeDefined();
});
