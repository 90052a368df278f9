import type { WorkspacePackage } from '../workspace';
import { floorOf, type FloorTable } from './floor-table';
import type { Import } from './read-imports';

export interface House {
  readonly packages: readonly WorkspacePackage[];
  readonly floors: FloorTable;
}

/** An import that breaks a rule. `mend` says what to do instead. */
export interface FloorProblem {
  readonly rule: 'deep' | 'undeclared' | 'upward' | 'same floor' | 'tooling';
  readonly file: string;
  readonly specifier: string;
  readonly mend: string;
}

const scope = '@keepmark/';
/** Tests, stories, fixtures, benchmarks and settings are not part of what a package gives to others. */
const besideSource =
  /\.(?:test|spec|stories)\.\w+$|\/(?:testing|bench)\/|\/\.\w+\/|\/dev\/|\.d\.m?ts$|^[^/]+\/[^/]+\/[^/]+$/;
const architecture = 'docs/architecture.md';

/** The first rule that an import breaks; undefined for a good one and for one that leaves the workspace. */
export function judgeImport(used: Import, { packages, floors }: House): FloorProblem | undefined {
  const { file, specifier, target } = used;
  const from = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const to = specifier.startsWith(scope)
    ? packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
    : packages.find(({ folder }) => target?.startsWith(`${folder}/`));
  if (!from || (!to && !specifier.startsWith(scope)) || to === from) return undefined;
  const problem = (rule: FloorProblem['rule'], mend: string): FloorProblem => ({ rule, file, specifier, mend });
  if (!to) return problem('undeclared', `There is no package ${specifier} in this workspace: correct the name.`);

  const beside = besideSource.test(file) || specifier.endsWith('.d.ts');
  const declared = from.dependencies.has(to.name) || (beside && from.devDependencies.has(to.name));
  if (!specifier.startsWith(scope)) {
    return problem('deep', `Import ${to.name} by its name, and only what its exports offer.`);
  }
  if (specifier.startsWith(`${to.name}/src/`) || specifier.startsWith(`${to.name}/dist/`)) {
    return problem(
      'deep',
      `Import from "${to.name}"; what is missing there is exported by name in ${to.folder}/src/index.ts.`,
    );
  }
  if (from.kind !== 'tooling' && to.kind === 'tooling' && !beside) {
    return problem('tooling', 'Only tests and settings use tooling: move what a source needs into a package.');
  }
  const floorProblem = to.kind === 'tooling' || from.kind === 'tooling' ? undefined : judgeFloors(from, to, floors);
  if (floorProblem) return problem(floorProblem.rule, floorProblem.mend);
  if (!declared) {
    const list = beside ? 'devDependencies' : 'dependencies';
    return problem('undeclared', `Add "${to.name}": "workspace:*" to the ${list} of ${from.folder}/package.json.`);
  }
  if (!target) {
    return problem(
      'deep',
      `${to.name} does not export this: add it to the exports of ${to.folder}/package.json, or use its index.`,
    );
  }
  return undefined;
}

function judgeFloors(
  from: WorkspacePackage,
  to: WorkspacePackage,
  floors: FloorTable,
): Pick<FloorProblem, 'rule' | 'mend'> | undefined {
  const [upper, lower] = [floorOf(floors, from), floorOf(floors, to)];
  // checkFloors names a package without a floor once, not at each import.
  if (upper === undefined || lower === undefined || upper > lower) return undefined;
  const where = `${to.shortName} is on floor ${lower}, ${from.shortName} on floor ${upper} (${architecture})`;
  if (upper === lower) {
    return {
      rule: 'same floor',
      mend: `${where}: neighbours do not know each other. Let the app pass in what is needed (a slot), or move what both need to a lower floor.`,
    };
  }
  return {
    rule: 'upward',
    mend: `${where}, and imports only go down. Take what is needed as a slot of the route factory, which the app fills.`,
  };
}
