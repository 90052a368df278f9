import type { SavedKinds } from '../saved-kinds/saved-kinds';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Two kinds of a feature, for tests and stories of the shell. */
export const testKinds: SavedKinds = {
  kinds: [
    {
      table: 'jobs',
      nouns: ['job', 'jobs'],
      icon: 'briefcase',
      titleOf: ({ jobTitle }) => text(jobTitle),
      pathOf: (id) => `/job/edit/${id}`,
      fieldLabels: { notes: 'Notes' },
    },
    { table: 'places', nouns: ['place', 'places'], icon: 'map-pin', titleOf: ({ name }) => text(name) },
  ],
  afterRestore: () => {},
};
