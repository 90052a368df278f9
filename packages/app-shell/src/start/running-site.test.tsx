import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { jobsSite } from '../variants/jobs';
import { placesSite } from '../variants/places';
import { runningSite } from './running-site';

const builds = {
  jobs: { site: jobsSite, otherSite: async () => placesSite },
  places: { site: placesSite, otherSite: async () => jobsSite },
};
const serve = (content: string | undefined) => {
  document.head.innerHTML = content === undefined ? '' : `<meta name="keepmark-variant" content="${content}">`;
};
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the running site', () => {
  it.each([
    ['jobs', 'jobs', 'Keepmark Jobs'],
    ['jobs', 'places', 'Keepmark Places'],
    ['places', 'places', 'Keepmark Places'],
    ['places', 'jobs', 'Keepmark Jobs'],
  ] as const)('built as %s and served as %s is %s', async (built, served, expected) => {
    serve(served);
    expect((await runningSite(builds[built])).siteName).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([undefined, ''])('is the built variant when the page says %o', async (content) => {
    serve(content);
    expect(await runningSite(builds.places)).toBe(placesSite);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores an unknown value with one warning', async () => {
    serve('cars');
    expect(await runningSite(builds.jobs)).toBe(jobsSite);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('"cars"');
  });
});

it('is not the work site in the jobs variant', () => expect(jobsSite.isWorkSite).toBe(false));
