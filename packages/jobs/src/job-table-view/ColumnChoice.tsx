import { Menu } from '@mantine/core';
import { ColumnsButton } from './ColumnsButton';
import { useViewMemory, viewMemory } from '../job-view/view-memory';
import { tableColumns } from './table-columns';

/** Chooses the columns of the table. */
export default function ColumnChoice() {
  const hidden = useViewMemory((memory) => memory.hiddenColumns);
  const toggle = (id: string) =>
    viewMemory.setState({
      hiddenColumns: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
    });
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ColumnsButton />
      </Menu.Target>
      <Menu.Dropdown>
        {tableColumns.map(({ id, label }) => (
          <Menu.CheckboxItem key={id} checked={!hidden.includes(id)} onChange={() => toggle(id)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
