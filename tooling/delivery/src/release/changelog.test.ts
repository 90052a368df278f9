import { describe, expect, it } from 'vitest';
import { addSection, changelogSection, newestSection, type PendingChange } from './changelog';

const change = (summary: string, ...names: string[]): PendingChange => ({
  summary,
  releases: names.map((name) => ({ name: `@keepmark/${name}`, type: 'minor' })),
});

const changes = [
  change('Search postings of\nfour boards.', 'api', 'contracts', 'jobs'),
  change('Find the nearest city.', 'api'),
  change('Back up everything as one file.', 'local-store'),
  change('Start faster.', 'dev'),
];

describe('the changelog', () => {
  it('lists each change once, in one line, under the part of the product that changed', () => {
    expect(changelogSection('0.1.0', '2026-11-22', changes)).toBe(
      [
        '## 0.1.0 (2026-11-22)',
        '### Jobs\n\n- Search postings of four boards.',
        '### Accounts and data\n\n- Back up everything as one file.',
        '### Server and operations\n\n- Find the nearest city.',
        '### For developers\n\n- Start faster.',
      ].join('\n\n'),
    );
  });

  it('puts the newest version on top and keeps older ones', () => {
    const first = addSection('', changelogSection('0.1.0', '2026-11-22', changes));
    const second = addSection(first, changelogSection('0.2.0', '2026-12-01', [change('Print a list.', 'jobs')]));
    expect(second.match(/^#{1,2} .*$/gm)).toEqual(['# Changelog', '## 0.2.0 (2026-12-01)', '## 0.1.0 (2026-11-22)']);
    expect(newestSection(second)).toBe('### Jobs\n\n- Print a list.');
    expect(newestSection('')).toBe('');
  });
});
