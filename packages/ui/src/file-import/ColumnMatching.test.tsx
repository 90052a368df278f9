import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { KeepmarkTheme } from '../theme/KeepmarkTheme';
import { ColumnMatching, type ColumnMatchingProps, type MatchedColumn } from './ColumnMatching';

const fields = [
  { value: '', label: 'Skip' },
  { value: 'name', label: 'Name' },
  { value: 'notes', label: 'Notes' },
];
const column = (header: string, field: string, isKnown: boolean): MatchedColumn => ({
  header,
  description: `Values of ${header}`,
  field,
  isKnown,
});
const columns = [column('Title', 'name', true), column('Remark', '', false), column('', 'notes', false)];

const show = (props: Partial<ColumnMatchingProps> = {}) => {
  const onChange = vi.fn<ColumnMatchingProps['onChange']>();
  render(
    <KeepmarkTheme>
      <ColumnMatching title="Match columns" columns={columns} fields={fields} onChange={onChange} {...props} />
    </KeepmarkTheme>,
  );
  return onChange;
};
const shownColumns = () =>
  screen.queryAllByRole<HTMLSelectElement>('combobox').map(({ labels }) => labels[0]?.textContent);

it('shows the columns that need a look, and the others on request', async () => {
  show();
  expect(screen.getByText('2 of 3 columns matched.')).toBeDefined();
  expect(shownColumns()).toEqual(['Remark', 'Column 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Change matched columns', expanded: false }));
  expect(shownColumns()).toEqual(['Title', 'Remark', 'Column 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide matched columns', expanded: true }));
  expect(shownColumns()).toEqual(['Remark', 'Column 3']);
});

it('reports the column and the field chosen for it', async () => {
  const onChange = show();
  await userEvent.selectOptions(screen.getByLabelText('Remark'), 'Notes');
  expect(onChange).toHaveBeenLastCalledWith(1, 'notes');
  await userEvent.selectOptions(screen.getByLabelText('Column 3'), 'Skip');
  expect(onChange).toHaveBeenLastCalledWith(2, '');
});

it('has nothing to unfold when every column needs a look', () => {
  show({ columns: [column('Remark', '', false)], remark: ', so check it' });
  expect(screen.getByText('0 of 1 column matched, so check it.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
