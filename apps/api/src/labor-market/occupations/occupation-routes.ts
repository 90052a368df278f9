import etag from '@fastify/etag';
import { getOccupation, listChildOccupations, listParentOccupations, type Occupation } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '../../platform/errors/errors';
import { cacheAnswers, registerCall } from '../../platform/calls/calls';
import { ReferenceStore } from '../reference/reference-store';
import { registerOccupationDetails } from './occupation-detail-routes';
import type { OccupationIndex } from './occupation-index';
import { occupationIndex } from './occupation-names';

/** The calls of occupations: the Standard Occupational Classification 2018, with O*NET below it once imported. */
export function registerOccupationRoutes(app: FastifyInstance): void {
  const reference = new ReferenceStore(app.database.read);
  const occupations = () => occupationIndex(reference);
  void app.register(async (routes) => {
    await routes.register(etag);
    cacheAnswers(routes);
    registerCall(routes, getOccupation, async ({ params: { code } }) => ({
      success: true,
      data: known(await occupations(), code),
    }));
    registerCall(routes, listParentOccupations, async ({ params: { code = '' } }) => {
      const index = await occupations();
      return { success: true, data: code === '' ? index.children('') : index.levelAbove(known(index, code)) };
    });
    registerCall(routes, listChildOccupations, async ({ params: { code } }) => {
      const index = await occupations();
      return { success: true, data: index.children(known(index, code).code) };
    });
    registerOccupationDetails(routes, reference);
  });
}

/** O*NET's "15-1252.00" is the occupation 15-1252 itself. */
function known(index: OccupationIndex, code: string): Occupation {
  const occupation = index.get(code) ?? index.get(code.replace(/\.00$/, ''));
  if (occupation) return occupation;
  const hint =
    index.table === 'official'
      ? 'Give a code of the Standard Occupational Classification 2018, such as 15-1252.'
      : 'Until the official table is imported, only the groups and the most popular occupations are known.';
  throw new NotFoundError(`There is no occupation ${code}. ${hint}`);
}
