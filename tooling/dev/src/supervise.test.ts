import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runChild } from './child';
import { type Closing, createClosing } from './closing';
import { supervise, type Part, type Running } from './supervise';
import { StartProblem } from './start-problem';
import { doesAnswer } from './wait-for';

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

const start = (part: Part) =>
  supervise(part, {
    closing,
    log: (line) => lines.push(line),
    giveUp: (problem) => problems.push(problem),
    pauseMs: 1,
    askEveryMs: 20,
  });

/** A real child process that runs until it is stopped, or runs the given script. */
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
const directory = import.meta.dirname;
/** A server that writes its port. @param blocks with its third answer, for ever */
const answering = (blocks: boolean): string => `
  let answers = 0;
  const server = require('http').createServer((_, response) => {
    response.end();
    if (${blocks} && ++answers === 3) setImmediate(() => { for (;;); });
  }).listen(0, '127.0.0.1', () => console.log(server.address().port));`;
const lastPid = () => pids.at(-1) ?? 0;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('supervise', () => {
  it('restarts a killed child, and says so', async () => {
    await start(child());
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

  it('restarts a child that is alive and answers nothing', async () => {
    let starts = 0;
    const part: Part = {
      name: 'The child',
      start: async () => {
        starts += 1;
        let serve = (_url: string): void => {};
        const served = new Promise<string>((done) => (serve = done));
        const running = runChild({
          name: 'The child',
          args: ['-e', answering(starts === 1)],
          directory,
          onLine: (port) => serve(`http://127.0.0.1:${port}`),
        });
        const url = await served;
        return { ...running, ready: Promise.resolve(), answers: () => doesAnswer(url) };
      },
    };
    await start(part);
    await vi.waitFor(() => expect(lines).toContain('The child is back'), 60_000);
    expect(lines[0]).toBe("The child doesn't answer any more");
    expect(lines[1]).toBe('The child ended by SIGTERM. Restarting it (1 of at most 5 times a minute)');
    expect(starts).toBe(2);
  });

  it('gives up with a message after five restarts in a minute', async () => {
    await start(child('setTimeout(() => process.exit(7), 10)'));
    await vi.waitFor(() => expect(problems).toHaveLength(1), 30_000);
    expect(pids).toHaveLength(6);
    expect(problems[0]).toBeInstanceOf(StartProblem);
    expect(problems[0]?.message).toBe(
      'The child ended with code 7 after 5 restarts within a minute. See its output above.',
    );
  });

  it('tries again when a restart fails', async () => {
    const starts: (() => Promise<Running>)[] = [
      child('setTimeout(() => process.exit(7), 10)').start,
      () => Promise.reject(new Error('the port is still in use')),
      child().start,
    ];
    await start({ name: 'The child', start: () => starts.shift()!() });
    await vi.waitFor(() => expect(lines).toContain('The child is back'), 30_000);
    expect(lines[1]).toBe(
      'The child ended before it was ready (the port is still in use). Restarting it (2 of at most 5 times a minute)',
    );
  });

  it('fails when the first start fails', async () => {
    const failing = () => Promise.reject(new StartProblem('Port 4000 is in use.'));
    await expect(start({ name: 'The child', start: failing })).rejects.toThrow('Port 4000 is in use.');
    expect(lines).toEqual([]);
  });
});
