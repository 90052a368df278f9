import type { WorkspacePackage } from '../workspace';
import { floorOf, type FloorTable } from './floor-table';
import type { Import } from './read-imports';

export interface House {
  readonly packages: readonly WorkspacePackage[];
  readonly floors: FloorTable;
}

/** An import that breaks a rule. `fix` says what to do instead. */
export interface FloorProblem {
  readonly rule: 'deep' | 'undeclared' | 'upward' | 'same floor' | 'tooling';
  readonly file: string;
  readonly specifier: string;
  readonly fix: string;
}

const scope = '@keepmark/';
/** Tests, stories, fixtures, benchmarks and settings: never imported by other packages. */
export const besideSource =
  /\.(?:test|spec|stories)\.\w+$|\/(?:testing|bench)\/|\/\.\w+\/|\/dev\/|\.d\.m?ts$|^[^/]+\/[^/]+\/[^/]+$/;
const architecture = 'docs/architecture.md';

/** The first rule that an import breaks; undefined for a good one, and for one of a package from outside. */
export function judgeImport(used: Import, { packages, floors }: House): FloorProblem | undefined {
  const { file, specifier, target } = used;
  const from = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const to = specifier.startsWith(scope)
    ? packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
    : packages.find(({ folder }) => target?.startsWith(`${folder}/`));
  if (!from || (!to && !specifier.startsWith(scope)) || to === from) return undefined;
  const problem = (rule: FloorProblem['rule'], fix: string): FloorProblem => ({ rule, file, specifier, fix });
  if (!to) return problem('undeclared', `There is no package ${specifier} in this workspace. Check the spelling.`);

  const beside = besideSource.test(file) || specifier.endsWith('.d.ts');
  const declared = from.dependencies.has(to.name) || (beside && from.devDependencies.has(to.name));
  if (!specifier.startsWith(scope)) {
    return problem('deep', `Import ${to.name} by its name, and only what it exports.`);
  }
  if (specifier.startsWith(`${to.name}/src/`) || specifier.startsWith(`${to.name}/dist/`)) {
    return problem(
      'deep',
      `Import from "${to.name}". If it doesn't export the name yet, add it to ${to.folder}/src/index.ts.`,
    );
  }
  if (from.kind !== 'tooling' && to.kind === 'tooling' && !beside) {
    return problem('tooling', 'Only tests and settings import tooling. Move the code that you need into a package.');
  }
  const floorProblem = to.kind === 'tooling' || from.kind === 'tooling' ? undefined : judgeFloors(from, to, floors);
  if (floorProblem) return problem(floorProblem.rule, floorProblem.fix);
  if (!declared) {
    const list = beside ? 'devDependencies' : 'dependencies';
    return problem('undeclared', `Add "${to.name}": "workspace:*" to the ${list} of ${from.folder}/package.json.`);
  }
  if (!target) {
    return problem(
      'deep',
      `${to.name} does not export this: add it to the exports of ${to.folder}/package.json, or import from its index.`,
    );
  }
  return undefined;
}

function judgeFloors(
  from: WorkspacePackage,
  to: WorkspacePackage,
  floors: FloorTable,
): Pick<FloorProblem, 'rule' | 'fix'> | undefined {
  const [upper, lower] = [floorOf(floors, from), floorOf(floors, to)];
  // checkFloors reports a package without a floor once, not for each import.
  if (upper === undefined || lower === undefined || upper > lower) return undefined;
  const where = `${to.shortName} is on floor ${lower}, ${from.shortName} on floor ${upper} (${architecture})`;
  if (upper === lower) {
    return {
      rule: 'same floor',
      fix: `${where}: packages on one floor never import each other. Take what you need as a slot, which the suite fills, or move what both need to a lower floor.`,
    };
  }
  return {
    rule: 'upward',
    fix: `${where}, and imports point downwards. Take what you need as a slot of the route factory, which the suite fills.`,
  };
}
