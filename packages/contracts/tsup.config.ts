import { library } from '@keepmark/typescript/tsup.base.mjs';

export default library(['src/index.ts', 'src/sync.ts', 'src/sync-blobs.ts']);
