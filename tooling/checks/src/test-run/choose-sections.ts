import type { Section } from './sections';

export const siteNames = ['jobs', 'places'] as const;
export type SiteName = (typeof siteNames)[number];

/** Playwright's projects of a site. The core journeys in every engine (`firefox-phone`) run on the jobs site. */
const projectsOf: Readonly<Record<SiteName, readonly string[]>> = {
  jobs: ['jobs', '*-desktop', '*-phone'],
  places: ['places'],
};

/** What needs a built site, by title, and the command that does it for one site alone. */
const siteCommands: Readonly<Record<string, (site: SiteName) => string>> = {
  Build: (site) => `turbo run build --filter=@keepmark/api --filter=@keepmark/${site}-site --output-logs=errors-only`,
  Size: (site) => `tsx src/size.ts ${site}`,
  'Oldest browsers': (site) => `tsx src/browsers.ts ${site}`,
  Journeys: (site) =>
    `KEEPMARK_SITES=${site} playwright test ${projectsOf[site].map((name) => `--project='${name}'`).join(' ')}`,
};

/** The checks that need no built site: once for the whole workspace. */
export const sharedSections = (sections: readonly Section[]): Section[] =>
  sections.filter(({ title }) => !(title in siteCommands));

/** Build, size and journeys of one site on its own; the other one is neither built nor started. */
export const siteSections = (sections: readonly Section[], site: SiteName): Section[] =>
  sections.flatMap((section) => {
    const command = siteCommands[section.title]?.(site);
    return command ? [{ ...section, command }] : [];
  });
