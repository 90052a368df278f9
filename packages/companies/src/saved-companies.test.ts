import { describe, expect, it } from 'vitest';
import { SavedCompanies } from './saved-companies';
import { company } from './testing/fixtures';

const austin = company({ internalId: 'austin', companyName: 'Acme' });
const boston = company({ internalId: 'boston', companyName: 'ACME, Inc.' });
const beta = company({ internalId: 'beta', companyName: 'Beta' });
const unnamed = company({ internalId: 'unnamed', companyName: '' });
const named = ({ internalId, companyName }: typeof austin) => ({ companyId: internalId, companyName });

describe('looking up a saved company by name', () => {
  it.each(['Acme', 'ACME', 'Acme, Inc.', ' acme corp '])('finds %j', (name) => {
    expect(new SavedCompanies([austin]).named(name)).toBe(austin);
  });

  it.each(['', '  ', 'Acme Foods', 'Ac'])('does not find %j', (name) => {
    expect(new SavedCompanies([austin, unnamed]).named(name)).toBeUndefined();
  });

  it('returns the oldest of several', () => {
    expect(new SavedCompanies([austin, beta, boston]).named('acme')).toBe(austin);
    expect(new SavedCompanies([austin, beta, boston]).allNamed('acme')).toEqual([austin, boston]);
  });
});

describe('whether a row is at a company', () => {
  const saved = new SavedCompanies([austin, beta, unnamed]);
  it.each([
    [{ companyId: 'austin', companyName: 'An old name' }, true],
    [{ companyId: 'beta', companyName: 'Acme' }, false],
    [{ companyId: '', companyName: 'ACME Inc.' }, true],
    [{ companyName: 'ACME Inc.' }, true],
    [{ companyId: 'deleted', companyName: 'ACME Inc.' }, true],
    [{ companyId: 'deleted', companyName: 'Beta' }, false],
    [{ companyName: '' }, false],
    [{}, false],
  ])('%j: %j', (row, isAt) => {
    expect(saved.isAt(row, named(austin))).toBe(isAt);
    expect(saved.of(row) === austin).toBe(isAt);
    expect(saved.isConnected(row, named(austin))).toBe(isAt);
  });

  it('never matches an empty name', () => {
    expect(saved.isAt({ companyName: '' }, named(unnamed))).toBe(false);
    expect(saved.isConnected({ companyName: '' }, named(unnamed))).toBe(false);
  });

  it('a row connected by name stays with the other of two companies with that name', () => {
    const both = new SavedCompanies([austin, boston]);
    expect(both.isAt({ companyName: 'Acme' }, named(boston))).toBe(true);
    expect(both.isConnected({ companyName: 'Acme' }, named(austin))).toBe(false);
    expect(both.isConnected({ companyName: 'Acme' }, named(boston))).toBe(false);
    expect(both.isConnected({ companyId: 'boston', companyName: 'Acme' }, named(boston))).toBe(true);
  });
});
