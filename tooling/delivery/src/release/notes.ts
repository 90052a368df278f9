// `pnpm release:notes` prints the newest version of CHANGELOG.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../workspace';
import { newestSection } from './changelog';

process.stdout.write(`${newestSection(await readFile(join(workspace, 'CHANGELOG.md'), 'utf8'))}\n`);
