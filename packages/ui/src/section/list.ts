import classes from './list.module.css';

/** A list of rows with a line below each. */
export const rowList = classes['rows'];
/** A list of entries with space between them. */
export const spacedList = classes['spaced'];
/** An entry of a spaced list: its words, and a button or a mark beside them. */
export const entry = classes['entry'];
export const entryWords = classes['words'];
/** The link that names an entry. */
export const entryName = classes['name'];
