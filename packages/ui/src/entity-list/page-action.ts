import classes from './entity-list.module.css';

/** Props of a button with an icon beside the title. On a small screen its text is under the icon, so that more fit. */
export const way = {
  variant: 'default',
  classNames: {
    root: classes['way'] ?? '',
    inner: classes['wayInner'] ?? '',
    label: classes['wayLabel'] ?? '',
    section: classes['wayIcon'] ?? '',
  },
} as const;
