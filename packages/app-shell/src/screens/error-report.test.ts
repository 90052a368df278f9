import { describe, expect, it } from 'vitest';
import { errorReport } from './error-report';

const error = new TypeError(
  'Could not save "Staff Welder" of ada@example.com at https://x.example/a?email=ada@example.com, phone 5551234567',
);
error.stack = `TypeError: Could not save "Staff Welder"
    at saveJob (https://jobs.example/assets/jobs-Ab12.js?v=ada:10:21)
    at onSubmit (https://jobs.example/assets/form-Cd34.js:3:9)`;
const report = errorReport({
  error,
  site: 'Keepmark Jobs (jobs)',
  routePattern: '/job/edit/$internalId',
  userAgent: 'Test/1.0',
  viewport: '360x740',
  at: new Date('2026-03-04T05:06:07Z'),
});

describe('an error report', () => {
  it('says what failed, where in the code, and on which screen', () => {
    expect(report).toContain('Keepmark Jobs (jobs), /job/edit/$internalId');
    expect(report).toContain('TypeError: Could not save');
    expect(report).toContain('at saveJob (https://jobs.example/assets/jobs-Ab12.js:10:21)');
    expect(report).toContain('2026-03-04T05:06:07.000Z, 360x740');
    expect(report).toContain('Test/1.0');
  });

  it('contains no saved data', () => {
    expect(report).not.toMatch(/Welder|ada|5551234567/);
  });

  it('works for anything that can be thrown', () => {
    expect(
      errorReport({ error: 'no', site: '', routePattern: '', userAgent: '', viewport: '', at: new Date(0) }),
    ).toContain('Error: no');
  });
});
