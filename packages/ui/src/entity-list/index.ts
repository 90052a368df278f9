export { EntityRow, type EntityRowProps, rowLine, rowLines, rowName, rowNote } from './EntityRow';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { FiltersButton } from './FiltersButton';
export { RowAction, type RowActionProps } from './RowAction';
