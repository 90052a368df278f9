import classes from './entity-list.module.css';

/** Props of a button beside the title. On a small screen only its icon shows, so give it an `aria-label`. */
export const way = {
  variant: 'default',
  classNames: { root: classes['way'] ?? '', label: classes['wayLabel'] ?? '', section: classes['wayIcon'] ?? '' },
} as const;
