import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { openDatabase } from '@keepmark/local-store';
import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { runInSlices } from '@keepmark/ui/in-slices';
import { planSteps } from '../src/place-import/plan-import';
import { decideImport, noDecisions } from '../src/place-import/decide-import';
import { readImportFiles } from '../src/place-import/read-import-files';
import { createPlacesStore } from '../src/places-store';
import { createPlacesRoutes } from '../src/routes';
import { manyPlaces } from '../src/testing/fixtures';

/** How long an import took, in milliseconds. */
export interface ImportTimes {
  readonly total: number;
  readonly read: number;
  readonly plan: number;
  readonly save: number;
  /** The longest time the main thread was blocked. */
  readonly longestBlock: number;
  readonly added: number;
  readonly progressCalls: number;
}

declare global {
  interface Window {
    bench: {
      seed: (count: number) => Promise<void>;
      importKml: (count: number) => Promise<ImportTimes>;
      /** Milliseconds from the click on the link until the first rows of the list are drawn and the page responds. */
      openList: () => Promise<number>;
      /** Milliseconds from each key press to the updated list, since the last call. */
      takeKeyTimes: () => number[];
    };
  }
}

const database = openDatabase('keepmark');

/** Calls back after the current frame is painted. */
const afterPaint = (then: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then);
  port1.start();
  port2.postMessage(undefined);
};

/** With short texts, so that the store has room for them. */
const kmlOf = (count: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${Array.from(
    { length: count },
    (_, index) =>
      `<Placemark><name>Placemark ${index}</name><description><![CDATA[Closed on Mondays<br>]]></description><Point><coordinates>${(index % 360) - 179.5},${(index % 170) - 84.5},0</coordinates></Point></Placemark>`,
  ).join('')}</Document></kml>`;

let keyTimes: number[] = [];
const countShown = () => document.querySelector('output')?.textContent;
document.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    const before = countShown();
    const look = () => {
      if (countShown() === before) requestAnimationFrame(look);
      else afterPaint(() => keyTimes.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  },
  { capture: true },
);

window.bench = {
  seed: async (count) => {
    await database.ready;
    await database.prepareRoom();
    createPlacesStore(database).addOrChange(
      manyPlaces(count).map((values) => ({ values, groups: ['All of them'] })),
      'Seed',
    );
    await database.flush();
  },
  importKml: async (count) => {
    await database.ready;
    const store = createPlacesStore(database);
    const file = new File([kmlOf(count)], 'places.kml');
    let longestBlock = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longestBlock = Math.max(longestBlock, performance.now() - last);
      last = performance.now();
    }, 0);
    const start = performance.now();
    let progressCalls = 0;
    const prepared = database.prepareRoom();
    const read = await readImportFiles([file], { onProgress: () => void (progressCalls += 1) });
    await prepared;
    const readAt = performance.now();
    const sources = read.files.map((one) => ({
      name: one.name,
      listGroup: 'Imported',
      entries: one.kind === 'places' ? one.places : [],
    }));
    const plan = await runInSlices(planSteps(sources, { places: [] }), { onProgress: () => void (progressCalls += 1) });
    const changes = decideImport(plan, noDecisions);
    const plannedAt = performance.now();
    store.addOrChange(changes, 'Imported');
    const end = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
    clearInterval(watch);
    return {
      total: end - start,
      read: readAt - start,
      plan: plannedAt - readAt,
      save: end - plannedAt,
      longestBlock,
      added: changes.length,
      progressCalls,
    };
  },
  openList: () =>
    new Promise((resolve) => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === '20,000 places');
      const startedAt = performance.now();
      const look = () => {
        const isThere = document.querySelector('[aria-setsize="20000"]') !== null;
        // A task after the frame runs once the page responds again.
        const answer = () => setTimeout(() => resolve(performance.now() - startedAt), 0);
        requestAnimationFrame(isThere ? answer : look);
      };
      link?.click();
      requestAnimationFrame(look);
    }),
  takeKeyTimes: () => {
    const taken = keyTimes;
    keyTimes = [];
    return taken;
  },
};

const start = new URLSearchParams(location.search).get('screen');
if (start) {
  await database.ready;
  createRoot(document.querySelector('#screen')!).render(
    <KeepmarkTheme>
      <StoryScreen createRoutes={createPlacesRoutes} path={start} database={() => database} />
    </KeepmarkTheme>,
  );
}
