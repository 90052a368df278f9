import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError } from '../../platform/errors/errors';
import { migrateDatabase, openDatabase, reachDatabase } from '../../platform/database/database';
import { EmbeddedDatabaseError } from '../../platform/embedded-database/embedded-database';
import { describeFailure, EnvironmentError, readEnvironment } from '../../platform/runtime/runtime';
import { sharedLocationResolver } from '../../gazetteer/gazetteer';
import { groupKeyOf, requireOwnGroup } from '../company-criteria';
import { CompanyFileError } from './company-file-error';
import { describeImport } from './describe-import';
import { importCompanies } from './import-companies';
import { readCompanyFile } from './read-company-file';

const usage = `Usage: pnpm companies:import FILE.csv --group NAME
  Adds a list of companies, such as the members of an index, to a group of the directory.
  Columns are found by their headers: Company, Website, Careers, Summary, Headquarters, Address, City, State, Country, ...`;

const maxMebibytes = 64;

async function main(parameters: string[]): Promise<void> {
  const { values, positionals } = readParameters(parameters);
  const [file] = positionals;
  const { group = '', help = false } = values;
  if (file === undefined || positionals.length > 1 || groupKeyOf(group) === '' || help) {
    console.log(usage);
    process.exitCode = help ? 0 : 1;
    return;
  }
  requireOwnGroup(groupKeyOf(group));
  // pnpm changes the directory before it runs us. This is the person's directory.
  const bytes = await readBytes(resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
  const list = readCompanyFile(bytes, sharedLocationResolver);
  const environment = readEnvironment();
  const stopDatabase = await reachDatabase(environment);
  const database = openDatabase(environment);
  try {
    await migrateDatabase(environment.DATABASE_URL);
    console.log(describeImport(group, list, await importCompanies(database.write, group, list.companies)));
  } finally {
    await database.close();
    await stopDatabase();
  }
}

function readParameters(parameters: string[]) {
  try {
    const options = { group: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args: parameters.filter((text) => text !== '--'), options, allowPositionals: true });
  } catch (cause) {
    throw new CompanyFileError(usage, { cause });
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new CompanyFileError(`${path} cannot be read. Check its name.`, { cause });
  });
  if (size > maxMebibytes * 1024 * 1024) {
    throw new CompanyFileError(`${path} is larger than ${maxMebibytes} MiB. Split it into several files.`);
  }
  return readFile(path);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = [CompanyFileError, ApiError, EnvironmentError, EmbeddedDatabaseError];
  console.error(known.some((kind) => error instanceof kind) ? (error as Error).message : describeFailure(error));
  process.exitCode = 1;
});
