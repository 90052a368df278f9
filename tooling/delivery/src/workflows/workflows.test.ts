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
  on: { schedule?: { cron: string }[]; pull_request?: null };
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<string, { 'timeout-minutes': number; steps: Step[] }>;
}

const ownAction = '.github/actions/install/action.yml';
const steps = [
  ...files.flatMap((name) => Object.values((parse(textOf(`${folder}/${name}`)) as Workflow).jobs)),
  (parse(textOf(ownAction)) as { runs: { steps: Step[] } }).runs,
].flatMap((job) => job.steps);

/** Whether a line takes an action by its commit: a tag can be moved to other code. */
const isPinned = (line: string) => /uses: [\w-]+\/[\w-]+(?:\/[\w-]+)*@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line);

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
  it('pin each action to a commit, with its version beside it', () => {
    const lines = [ownAction, ...files.map((name) => `${folder}/${name}`)].flatMap((path) => textOf(path).split('\n'));
    const actions = lines.filter((line) => /\buses: (?!\.\/)/.test(line)).map((line) => line.trim());
    expect(actions.length).toBe(steps.filter(({ uses }) => uses && !uses.startsWith('./')).length);
    expect(actions.filter((action) => !isPinned(action))).toEqual([]);
  });

  it('take an action of one version from one commit', () => {
    const pins = [ownAction, ...files.map((name) => `${folder}/${name}`)].flatMap((path) =>
      [...textOf(path).matchAll(/uses: (\S+)@(\w+) # (\S+)/g)].map(([, action, commit, version]) => ({
        action: `${action}@${version}`,
        commit,
      })),
    );
    const commits = new Map(pins.map(({ action, commit }) => [action, commit]));
    expect(pins.filter(({ action, commit }) => commits.get(action) !== commit)).toEqual([]);
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

it.each([
  ['a tag', '- uses: actions/checkout@v5.0.0', false],
  ['a short commit', '- uses: actions/checkout@08c6903 # v5.0.0', false],
  ['a commit without its version', '- uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8', false],
  ['a commit and its version', '- uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', true],
])('isPinned looks at %s', (_, line, expected) => {
  expect(isPinned(line)).toBe(expected);
});

describe('what is watched without a change of ours', () => {
  const workflowOf = (name: string) => parse(textOf(`${folder}/${name}`)) as Workflow;
  const commandsOf = (name: string) =>
    Object.values(workflowOf(name).jobs).flatMap((job) => job.steps.map(({ run = '' }) => run));
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

  it('has the journeys run in the newest Chromium every week', () => {
    expect(workflowOf('newest-chromium.yml').on.schedule).toHaveLength(1);
    const commands = commandsOf('newest-chromium.yml').join('\n');
    expect(commands).toMatch(/browser=\$\(npx .* install "chrome@\$CHANNEL"/);
    expect(commands).toContain('echo "KEEPMARK_CHROMIUM=$browser" >> "$GITHUB_ENV"');
    expect(commands).toMatch(/ test:site \$\{\{ matrix\.site \}\}$/m);
  });

  it('has advisories looked up every day and for each pull request, and fails for high and critical ones', () => {
    const { on } = workflowOf('advisories.yml');
    expect(on.schedule).toHaveLength(1);
    expect(on).toHaveProperty('pull_request');
    expect(commandsOf('advisories.yml').join('\n')).toMatch(/ advisories$/);
    expect(scripts['advisories']).toBe('pnpm audit --prod --audit-level high');
  });

  it('has Renovate move the commits of actions', () => {
    const { extends: presets } = JSON.parse(textOf('renovate.json')) as { extends: string[] };
    expect(presets).toContain('helpers:pinGitHubActionDigests');
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
