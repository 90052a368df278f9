import { stripVTControlCharacters } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { createLogReader } from './log-reader';

let readLine: ReturnType<typeof createLogReader>;

const read = (record: unknown) => {
  const line = readLine(JSON.stringify(record));
  return line === undefined ? undefined : stripVTControlCharacters(line);
};

beforeEach(() => {
  readLine = createLogReader();
});

it('shows messages of the API, and marks warnings and errors', () => {
  expect(read({ level: 30, msg: 'ready' })).toBe('ready');
  expect(read({ level: 40, msg: 'a record was skipped' })).toBe('warning: a record was skipped');
  expect(read({ level: 50, msg: 'failed', err: { stack: 'Error: no\n  at there' } })).toBe(
    'error: failed\nError: no\n  at there',
  );
});

it('shows each answered request in one line, even when two overlap', () => {
  expect(
    read({ level: 30, reqId: 'a', req: { method: 'POST', url: '/jobs/search' }, msg: 'incoming' }),
  ).toBeUndefined();
  expect(read({ level: 30, reqId: 'b', req: { method: 'GET', url: '/health' }, msg: 'incoming' })).toBeUndefined();
  expect(read({ level: 30, reqId: 'a', msg: 'looking' })).toBe('looking');
  expect(read({ level: 30, reqId: 'a', res: { statusCode: 200 }, responseTime: 12.4, msg: 'completed' })).toBe(
    'POST /jobs/search 200 12 ms',
  );
  expect(read({ level: 50, reqId: 'b', res: { statusCode: 500 }, responseTime: 3, msg: 'completed' })).toBe(
    'error: GET /health 500 3 ms',
  );
});

it('hides successful health checks', () => {
  for (const url of ['/health', '/ready']) {
    read({ level: 30, reqId: 'a', req: { method: 'GET', url }, msg: 'incoming' });
    expect(
      read({ level: 30, reqId: 'a', res: { statusCode: 200 }, responseTime: 1, msg: 'completed' }),
    ).toBeUndefined();
  }
});

it('passes on lines that are not log records', () => {
  expect(readLine('Debugger attached.')).toBe('Debugger attached.');
  expect(readLine('{half')).toBe('{half');
});
