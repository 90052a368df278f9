import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const workspace = fileURLToPath(new URL('../../../', import.meta.url));
