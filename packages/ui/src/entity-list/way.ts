import classes from './entity-list.module.css';

/** The look of a button beside the title: its icon alone where there is little room. Give it an `aria-label`. */
export const way = {
  variant: 'default',
  classNames: { root: classes['way'] ?? '', label: classes['wayLabel'] ?? '', section: classes['wayIcon'] ?? '' },
} as const;
