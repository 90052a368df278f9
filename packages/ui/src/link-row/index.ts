import classes from './link-row.module.css';

/** The class of a `nav` with one row of links between related screens. */
export const linkRow = classes['row'];
/** The class of each link in it. The current one has `aria-current="page"`, as the router sets it. */
export const linkRowItem = classes['item'];
/** The class of any other row that scrolls sideways on a narrow screen. */
export const scrollRow = classes['scroll'];
