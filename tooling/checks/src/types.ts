// pnpm typecheck: type-checks every package.
import { typeErrors } from './types/type-errors';
import { readWorkspacePackages, workspace } from './workspace';

const errors = await typeErrors(workspace, readWorkspacePackages(workspace));
for (const line of errors) console.error(line);
process.exitCode = errors.length > 0 ? 1 : 0;
