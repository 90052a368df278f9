// `pnpm release:version` moves the pending changesets into a section of CHANGELOG.md and sets the version of every package.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { workspace } from '../workspace';
import { addSection, changelogSection } from './changelog';

const pending = await readChangesets(workspace);
if (pending.length === 0) throw new Error('There are no changesets to release. Add one with pnpm changeset.');

const changesets = createRequire(join(workspace, 'package.json')).resolve('@changesets/cli/bin.js');
execFileSync(process.execPath, [changesets, 'version'], { cwd: workspace, stdio: 'inherit' });

// All packages share one version (`fixed` in .changeset/config.json), and so does the workspace.
const readManifest = async (path: string) => JSON.parse(await readFile(join(workspace, path), 'utf8')) as Manifest;
interface Manifest {
  version: string;
}
const { version } = await readManifest('apps/api/package.json');
const manifest = await readManifest('package.json');
await writeFile(join(workspace, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);

const changelog = join(workspace, 'CHANGELOG.md');
const written = await readFile(changelog, 'utf8').catch(() => '');
const today = new Date().toISOString().slice(0, 10);
await writeFile(changelog, addSection(written, changelogSection(version, today, pending)));
