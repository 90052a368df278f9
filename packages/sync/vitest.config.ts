import { reactTests } from '@keepmark/vitest/react';

export default reactTests('sync');
