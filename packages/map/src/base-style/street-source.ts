/** The source of the streets in our style. */
export const streetSource = 'streets';
