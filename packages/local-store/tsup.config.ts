import { library } from '@keepmark/typescript/tsup.base.mjs';

export default library([
  'src/index.ts',
  'src/queries/all-rows.ts',
  'src/care.ts',
  'src/data-definition.ts',
  'src/migrations.ts',
  'src/deleted/index.ts',
  'src/indexed-store.ts',
  'src/photos/index.ts',
  'src/react/index.ts',
  'src/replaced/index.ts',
  'src/sync/index.ts',
  'src/testing/index.ts',
]);
