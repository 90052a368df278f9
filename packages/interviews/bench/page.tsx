import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { timeUntilOther } from '@keepmark/bench/page';
import { openDatabase } from '@keepmark/local-store';
import { KeepmarkTheme } from '@keepmark/ui';
import { createRoot } from 'react-dom/client';
import { createInterviewsStore } from '../src/interviews-store';
import { createInterviewsRoutes } from '../src/routes';
import { manyInterviews } from '../src/testing/fixtures';
import { locationClient } from '../src/testing/location-client';

declare global {
  interface Window {
    bench: {
      /** Saves interviews in the storage of the browser. */
      seed: (count: number) => Promise<void>;
      timeUntilOther: typeof timeUntilOther;
    };
  }
}

const database = openDatabase('keepmark');

window.bench = {
  seed: async (count) => {
    // Wait for maintenance, so that the store packs the rows into pages.
    await database.flush();
    createInterviewsStore(database).importAll('Benchmark', manyInterviews(count, new Date()), []);
    await database.flush();
  },
  timeUntilOther,
};

const screen = new URLSearchParams(location.search).get('screen');
if (screen) {
  await database.ready;
  createRoot(document.querySelector('#site')!).render(
    <KeepmarkTheme>
      <main style={{ paddingBlock: 60 }}>
        <StoryScreen
          createRoutes={createInterviewsRoutes}
          path={screen}
          database={() => database}
          api={locationClient('none')}
        />
      </main>
    </KeepmarkTheme>,
  );
}
