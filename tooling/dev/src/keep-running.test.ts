import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runChild } from './child';
import { type Closing, createClosing } from './closing';
import { keepRunning, type Part, type Running } from './keep-running';
import { StartProblem } from './start-problem';

let closing: Closing;
let lines: string[];
let problems: StartProblem[];
let pids: number[];
beforeEach(() => {
  lines = [];
  problems = [];
  pids = [];
  closing = createClosing((error) => problems.push(error as StartProblem));
});
afterEach(() => closing.close());

const keep = (part: Part) =>
  keepRunning(part, {
    closing,
    log: (line) => lines.push(line),
    giveUp: (problem) => problems.push(problem),
    pauseMs: 1,
  });

/** A real child that lives until somebody ends it, or that runs a script of its own. */
const child = (script = 'setInterval(() => {}, 1000)'): Part => ({
  name: 'The child',
  start: async () => {
    let serve = (): void => {};
    const ready = new Promise<void>((done) => (serve = done));
    const running = runChild({
      name: 'The child',
      args: ['-e', `console.log(process.pid);${script}`],
      directory: import.meta.dirname,
      onLine: (line) => {
        pids.push(Number(line));
        serve();
      },
    });
    return { ...running, ready };
  },
});
const lastPid = () => pids.at(-1) ?? 0;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('keepRunning', () => {
  it('starts a child again that is killed, and says so', async () => {
    await keep(child());
    process.kill(lastPid(), 'SIGKILL');
    await vi.waitFor(() => expect(lines).toHaveLength(2), 30_000);
    expect(lines).toEqual([
      'The child ended by SIGKILL. Restarting it (1 of at most 5 times a minute)',
      'The child is back',
    ]);
    expect(pids).toHaveLength(2);
    expect(isAlive(lastPid())).toBe(true);
    await closing.close();
    expect(isAlive(lastPid())).toBe(false);
    expect(lines).toHaveLength(2);
  });

  it('gives up after five restarts in a minute, with a sentence', async () => {
    await keep(child('setTimeout(() => process.exit(7), 10)'));
    await vi.waitFor(() => expect(problems).toHaveLength(1), 30_000);
    expect(pids).toHaveLength(6);
    expect(problems[0]).toBeInstanceOf(StartProblem);
    expect(problems[0]?.message).toBe(
      'The child ended with code 7, and was restarted 5 times within a minute: its lines above say why.',
    );
  });

  it('tries again when a restart fails, too', async () => {
    const starts: (() => Promise<Running>)[] = [
      child('setTimeout(() => process.exit(7), 10)').start,
      () => Promise.reject(new Error('the port is still in use')),
      child().start,
    ];
    await keep({ name: 'The child', start: () => starts.shift()!() });
    await vi.waitFor(() => expect(lines).toContain('The child is back'), 30_000);
    expect(lines[1]).toBe(
      'The child ended before it was ready (the port is still in use). Restarting it (2 of at most 5 times a minute)',
    );
  });

  it('fails with the first start', async () => {
    const start = () => Promise.reject(new StartProblem('Port 4000 is in use.'));
    await expect(keep({ name: 'The child', start })).rejects.toThrow('Port 4000 is in use.');
    expect(lines).toEqual([]);
  });
});
