import { migrateDatabase, openDatabase, reachDatabase } from '../../platform/database/database';
import { EmbeddedDatabaseError } from '../../platform/embedded-database/embedded-database';
import { describeFailure, EnvironmentError, readEnvironment } from '../../platform/runtime/runtime';
import { type FileChange, importReference } from './import-reference';
import { knownFiles } from './known-files';
import { openSources } from './open-sources';
import { ReferenceFileError } from '../reference/reference-file-error';

const mayBeFewerFlag = '--fewer';
const usage = `Usage: pnpm reference:import [${mayBeFewerFlag}] PATH-OR-URL...
  Each is an official file, or a folder that holds some of them:
${Object.values(knownFiles)
  .map(({ title }) => `  - ${title}`)
  .join('\n')}
  ${mayBeFewerFlag} accepts a file with over a quarter fewer rows than are stored, as a truncated file would have.`;

async function main(words: string[]): Promise<void> {
  const targets = words.filter((word) => word !== mayBeFewerFlag);
  if (targets.length === 0 || targets.includes('--help')) {
    console.log(usage);
    process.exitCode = targets.length === 0 ? 1 : 0;
    return;
  }
  const environment = readEnvironment();
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  // pnpm changes the directory before it runs us. This is the person's directory.
  const sources = await openSources(targets, process.env['INIT_CWD'] ?? process.cwd(), ending.signal);
  const stopDatabase = await reachDatabase(environment);
  const database = openDatabase(environment);
  try {
    await migrateDatabase(environment.DATABASE_URL);
    const mayBeFewer = words.includes(mayBeFewerFlag);
    for (const change of await importReference(database.write, sources, { mayBeFewer }))
      console.log(describeChange(change));
  } finally {
    await database.close();
    await stopDatabase();
  }
}

function describeChange({ file, rows, added, changed, removed }: FileChange): string {
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en-US')} ${what}`);
  const title = knownFiles[file].title;
  return `${title}: ${rows.toLocaleString('en-US')} rows, ${told.length > 0 ? told.join(', ') : 'nothing new'}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = [ReferenceFileError, EnvironmentError, EmbeddedDatabaseError].some((known) => error instanceof known);
  console.error(isKnown ? (error as Error).message : describeFailure(error));
  process.exitCode = 1;
});
