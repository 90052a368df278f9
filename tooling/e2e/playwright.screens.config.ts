// Saves how the core screens look in every engine that this machine has: pnpm --filter @keepmark/e2e screens [FOLDER]
import base from './playwright.config';

const projects = base.projects?.filter(({ testDir }) => testDir?.endsWith('engines/journeys')) ?? [];

export default {
  ...base,
  reporter: [['list']],
  projects: projects.map(({ name = '', use = {} }) => ({ name, use, testDir: 'src/engines/screens' })),
} satisfies typeof base;
