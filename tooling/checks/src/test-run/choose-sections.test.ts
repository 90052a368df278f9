import { describe, expect, it } from 'vitest';
import { sharedSections, siteNames, siteSections } from './choose-sections';
import { sections } from './sections';

const titlesOf = (chosen: readonly { title: string }[]) => chosen.map(({ title }) => title);

describe('the sections of CI', () => {
  it('are all of those of the test command: each is shared or a site’s, never both', () => {
    const [shared, ofSite] = [titlesOf(sharedSections(sections)), titlesOf(siteSections(sections, 'jobs'))];
    expect([...shared, ...ofSite].toSorted()).toEqual(titlesOf(sections).toSorted());
    expect(ofSite).toEqual(['Build', 'Size', 'Oldest browsers', 'Journeys']);
  });

  it.each(siteNames)('build, measure and try %s without the other site', (site) => {
    const other = site === 'jobs' ? 'places' : 'jobs';
    const commands = siteSections(sections, site).map(({ command }) => command);
    expect(commands.every((command) => command.includes(site))).toBe(true);
    expect(commands.join('\n')).not.toContain(other);
  });

  it('try the core journeys in every engine with the jobs site', () => {
    const journeysOf = (site: 'jobs' | 'places') => siteSections(sections, site).at(-1)?.command;
    for (const projects of ["--project='*-desktop'", "--project='*-phone'"]) {
      expect(journeysOf('jobs')).toContain(projects);
      expect(journeysOf('places')).not.toContain(projects);
    }
  });
});
