import { renderScreen } from '@keepmark/app-shell/testing';
import type { InterviewValues } from '../interview';
import { interviewTable } from '../interview-table';
import { createInterviewsRoutes } from '../routes';
import { interviewsDatabase, type SavedRows } from './interviews-database';
import { type LocationAnswer, locationClient } from './location-client';

interface InterviewsScreen extends SavedRows {
  /** Saved before the screen opens. */
  interviews?: readonly InterviewValues[];
  locations?: LocationAnswer;
}

/** Opens a screen of this package over its own database. @param path may depend on the id of the first interview */
export async function renderInterviews(
  path: string | ((firstId: string) => string),
  { locations = 'found', ...rows }: InterviewsScreen = {},
) {
  const { database, ids } = interviewsDatabase(rows);
  const screen = await renderScreen(createInterviewsRoutes, {
    path: typeof path === 'string' ? path : path(ids[0] ?? ''),
    database,
    api: locationClient(locations),
  });
  return { ...screen, table: database.table(interviewTable), ids };
}
