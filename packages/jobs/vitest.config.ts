import { reactTests } from '@keepmark/vitest/react';

// Some of these tests fail in a page that others have used.
export default reactTests('jobs', { isolate: true });
