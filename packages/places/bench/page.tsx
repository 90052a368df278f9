import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { openDatabase } from '@keepmark/local-store';
import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { planImport } from '../src/place-import/plan-import';
import { readImportFile } from '../src/place-import/read-import-file';
import { createPlacesStore } from '../src/places-store';
import { createPlacesRoutes } from '../src/routes';
import { manyPlaces } from '../src/testing/fixtures';

/** How long an import took, in milliseconds. */
export interface ImportTimes {
  readonly total: number;
  readonly read: number;
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

const kmlOf = (count: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${Array.from(
    { length: count },
    (_, index) =>
      `<Placemark><name>Placemark ${index}</name><description><![CDATA[Closed on Mondays<br>Ask for table ${index}]]></description><ExtendedData><Data name="notes"><value>Bring cash</value></Data></ExtendedData><Point><coordinates>${(index % 360) - 179.5},${(index % 170) - 84.5},0</coordinates></Point></Placemark>`,
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
    createPlacesStore(database).addMany(manyPlaces(count), 'All of them');
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
    const read = await readImportFile(file, { onProgress: () => void (progressCalls += 1) });
    const readAt = performance.now();
    const plan = planImport(read.kind === 'places' ? read.places : [], []);
    const values = plan.flatMap((planned) => planned.values ?? []);
    store.addMany(values, 'Imported');
    const end = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
    clearInterval(watch);
    return {
      total: end - start,
      read: readAt - start,
      save: end - readAt,
      longestBlock,
      added: values.length,
      progressCalls,
    };
  },
  openList: () =>
    new Promise((resolve) => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === '10,000 places');
      const startedAt = performance.now();
      const look = () => {
        const isThere = document.querySelector('[aria-setsize="10000"]') !== null;
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
