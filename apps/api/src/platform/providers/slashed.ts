/** An address that paths can be joined to: without its last slash, its last part would be left out. */
export const slashed = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
