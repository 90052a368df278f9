import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { readableLogLine } from './readable-log-line';

const read = (record: unknown) => {
  const line = readableLogLine(JSON.stringify(record));
  return line === undefined ? undefined : stripVTControlCharacters(line);
};

it('shows what the API says, its requests in one line each, and the stack of an error', () => {
  expect(read({ level: 30, msg: 'ready' })).toBe('ready');
  expect(read({ level: 40, msg: 'a record was skipped' })).toBe('warning: a record was skipped');
  expect(read({ level: 30, req: { method: 'GET', url: '/health' }, msg: 'incoming request' })).toBeUndefined();
  const answered = { req: { method: 'POST', url: '/jobs/search' }, res: { statusCode: 200 }, responseTime: 12.4 };
  expect(read({ level: 30, ...answered, msg: 'request completed' })).toBe('POST /jobs/search 200 12 ms');
  expect(read({ level: 50, msg: 'failed', err: { stack: 'Error: no\n  at there' } })).toBe(
    'error: failed\nError: no\n  at there',
  );
});

it('leaves alone what is no record', () => {
  expect(readableLogLine('Debugger attached.')).toBe('Debugger attached.');
  expect(readableLogLine('{half')).toBe('{half');
});
