export { EntityRow, type EntityRowProps, rowLine, rowName, rowNote } from './EntityRow';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { RowAction, type RowActionProps } from './RowAction';
