// `pnpm env:example` rewrites .env.example.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../workspace';
import { envExample } from './env-example';

await writeFile(join(workspace, '.env.example'), envExample());
