import { clearTables } from '@keepmark/app-shell/clear-tables';
import { describe, expect, it } from 'vitest';
import { releaseCleared, releaseDeleted } from './clear-and-backup';
import { openSuite } from './testing/open-suite';

describe('renaming a company', () => {
  it('renames its jobs and contacts too, with one undo for all of it', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    suite.addJob('Acme');
    suite.addJob('ACME, Inc.');
    suite.addJob('Acme Foods');
    suite.addContact({ companyId: acme, companyName: 'Acme' });
    suite.addContact({ companyName: ' acme ' });
    const before = suite.rows();
    const { undo, renamed } = suite.rename(acme, 'Bolt');
    expect(renamed.map(({ connection, ids }) => [connection.nouns[1], ids.length])).toEqual([
      ['jobs', 2],
      ['contacts', 2],
    ]);
    expect(suite.rows()).toMatchObject({
      companies: [{ companyName: 'Bolt' }],
      jobs: [{ companyName: 'Bolt' }, { companyName: 'Bolt' }, { companyName: 'Acme Foods' }],
      contacts: [{ companyId: acme, companyName: 'Bolt' }, { companyName: 'Bolt' }],
    });
    undo();
    expect(suite.rows()).toEqual(before);
  });

  it('leaves rows connected by name with the other company of that name', () => {
    const suite = openSuite();
    const austin = suite.addCompany('Acme');
    const boston = suite.addCompany('Acme');
    suite.addJob('Acme');
    suite.addContact({ companyId: boston, companyName: 'Acme' });
    suite.rename(boston, 'Acme Boston');
    expect(suite.rows()).toMatchObject({
      jobs: [{ companyName: 'Acme', companyAlreadyAdded: true }],
      contacts: [{ companyId: boston, companyName: 'Acme Boston' }],
    });
    suite.rename(austin, 'Bolt');
    expect(suite.rows().jobs).toMatchObject([{ companyName: 'Bolt' }]);
  });

  it('renames all of 10,001 jobs', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    suite.database.transaction(() => {
      for (let count = 0; count < 10_001; count += 1) suite.addJob('Acme');
    });
    const { undo } = suite.rename(acme, 'Bolt');
    expect(suite.tables.jobs.count({ companyName: 'Bolt' })).toBe(10_001);
    undo();
    expect(suite.tables.jobs.count({ companyName: 'Acme' })).toBe(10_001);
  });
});

describe('clearing everything', () => {
  it('unlinks the contacts that stay, with one undo for all of it', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    suite.addJob('Acme');
    suite.addContact({ companyId: acme, companyName: 'Acme' });
    const before = suite.rows();
    const undo = clearTables(suite.database, ['companies', 'jobs'], releaseCleared);
    expect(suite.rows()).toMatchObject({
      companies: [],
      jobs: [],
      contacts: [{ companyId: '', companyName: 'Acme' }],
    });
    undo();
    expect(suite.rows()).toEqual(before);
  });

  it('unlinks nothing if the companies stay', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    suite.addContact({ companyId: acme, companyName: 'Acme' });
    clearTables(suite.database, ['jobs'], releaseCleared);
    expect(suite.rows().contacts).toMatchObject([{ companyId: acme }]);
  });

  it('changes nothing if unlinking fails', () => {
    const suite = openSuite();
    suite.addContact({ companyId: suite.addCompany('Acme'), companyName: 'Acme' });
    const before = suite.rows();
    const fail = () => {
      throw new Error('No room.');
    };
    expect(() => clearTables(suite.database, ['companies'], fail)).toThrow('No room.');
    expect(suite.rows()).toEqual(before);
  });
});

describe('a contact', () => {
  it('isn’t linked to a company that was deleted while its form was open', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    const id = suite.addContact({ companyName: '' });
    suite.delete(acme);
    suite.contacts.update(id, { companyId: acme, companyName: 'Acme' });
    expect(suite.rows().contacts).toMatchObject([{ companyId: '', companyName: 'Acme' }]);
  });

  it('gets the new name of a company that was renamed while its form was open', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    suite.rename(acme, 'Bolt');
    suite.addContact({ companyId: acme, companyName: 'Acme' });
    expect(suite.rows().contacts).toMatchObject([{ companyId: acme, companyName: 'Bolt' }]);
  });

  it('is restored with its company as it is by then', () => {
    const suite = openSuite();
    const [acme, cedar] = [suite.addCompany('Acme'), suite.addCompany('Cedar')];
    suite.addContact({ companyId: acme, companyName: 'Acme' });
    suite.addContact({ companyId: cedar, companyName: 'Cedar' });
    const undo = suite.contacts.delete('Deleted two', suite.rows().contacts);
    suite.rename(acme, 'Bolt');
    suite.delete(cedar);
    undo();
    expect(suite.rows().contacts).toMatchObject([
      { companyId: acme, companyName: 'Bolt' },
      { companyId: '', companyName: 'Cedar' },
    ]);
  });
});

describe('undoing the addition of a company', () => {
  const added = () => {
    const suite = openSuite();
    const { internalId, undo } = suite.companies.save({ companyName: 'Acme' }, 'Added');
    suite.addJob('ACME, Inc.');
    suite.addContact({ companyId: internalId, companyName: 'Acme' });
    const undoAll = () => releaseDeleted(suite.database, 'companies', [internalId], undo);
    return { suite, internalId, undoAll };
  };

  it('unlinks the jobs and contacts that were linked to it since', () => {
    const { suite, undoAll } = added();
    undoAll();
    expect(suite.rows()).toMatchObject({
      companies: [],
      jobs: [{ companyName: 'ACME, Inc.', companyAlreadyAdded: false }],
      contacts: [{ companyId: '', companyName: 'Acme' }],
    });
  });

  it('leaves them with a company that was changed since and stays', () => {
    const { suite, internalId, undoAll } = added();
    suite.companies.update(internalId, { notes: 'Ask for Ada' });
    undoAll();
    expect(suite.rows()).toMatchObject({
      companies: [{ notes: 'Ask for Ada' }],
      jobs: [{ companyAlreadyAdded: true }],
      contacts: [{ companyId: internalId }],
    });
  });
});

describe('a deleted job', () => {
  it('is restored with its company as it is by then', () => {
    const suite = openSuite();
    const [acme, cedar] = [suite.addCompany('Acme'), suite.addCompany('Cedar')];
    const ids = ['ACME, Inc.', 'Cedar'].map(suite.addJob);
    const undo = suite.jobs.delete(ids);
    suite.rename(acme, 'Bolt');
    suite.delete(cedar);
    undo();
    expect(suite.rows().jobs).toMatchObject([
      { companyName: 'Bolt', companyAlreadyAdded: true },
      { companyName: 'Cedar', companyAlreadyAdded: false },
    ]);
  });

  it('keeps its spelling of the name if its company was not renamed', () => {
    const suite = openSuite();
    suite.addCompany('Acme');
    const undo = suite.jobs.delete([suite.addJob('ACME, Inc.')]);
    undo();
    expect(suite.rows().jobs).toMatchObject([{ companyName: 'ACME, Inc.' }]);
  });

  it('stays with the other company of that name', () => {
    const suite = openSuite();
    const austin = suite.addCompany('Acme');
    const undo = suite.jobs.delete([suite.addJob('Acme')]);
    suite.addCompany('Acme');
    suite.rename(austin, 'Bolt');
    undo();
    expect(suite.rows().jobs).toMatchObject([{ companyName: 'Acme', companyAlreadyAdded: true }]);
  });

  it('that was merged into another is restored with its company as it is by then', () => {
    const suite = openSuite();
    const acme = suite.addCompany('Acme');
    const jobs = ['Acme', 'Acme'].map((name) => suite.jobs.get(suite.addJob(name))).filter((job) => job !== undefined);
    const undo = suite.jobs.merge(jobs, { values: () => ({}), history: (own) => [...own], nextSteps: () => undefined });
    suite.rename(acme, 'Bolt');
    undo?.();
    expect(suite.rows().jobs).toMatchObject([{ companyName: 'Bolt' }, { companyName: 'Bolt' }]);
  });
});
