import { ashbyBoard } from './ashby-board';
import type { Board, BoardUrls } from './board';
import { greenhouseBoard } from './greenhouse-board';
import { leverBoard } from './lever-board';
import { workdayBoard } from './workday-board';

const boards = [greenhouseBoard, leverBoard, ashbyBoard, workdayBoard];

/** The recruiting service that hosts this URL's posting. Undefined for any other page. */
export function boardOf(address: string, baseUrls: BoardUrls): Board | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const board of boards) {
    const found = board(url, baseUrls);
    if (found) return found;
  }
  return undefined;
}
