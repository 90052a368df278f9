import classes from './entity-list.module.css';

/** Props of a button with an icon next to the title. On a small screen its text is under the icon, so that more fit. */
export const pageAction = {
  variant: 'default',
  classNames: {
    root: classes['pageAction'] ?? '',
    inner: classes['pageActionInner'] ?? '',
    label: classes['pageActionLabel'] ?? '',
    section: classes['pageActionIcon'] ?? '',
  },
} as const;
