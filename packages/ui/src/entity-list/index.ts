export { EntityRow, type EntityRowProps, rowLine, rowLines, rowName, rowNote } from './EntityRow';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { RowAction, type RowActionProps } from './RowAction';
