import etag from '@fastify/etag';
import { findWageArea, getAreaPrices, getTaxes, getWages, listWageAreas } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { cacheAnswers, registerCall } from '../../platform/calls/calls';
import { Counties } from '../../gazetteer/gazetteer';
import { OccupationNames } from '../occupations/occupation-names';
import { ReferenceStore } from '../reference/reference-store';
import { pricesOf, priceTable } from './area-prices';
import { findWages } from './find-wages';
import { taxesOf } from './taxes';
import { handWrittenAreas, officialAreas } from './wage-areas';

/** The calls of wages, prices and taxes: ours until `reference:import` brings others. */
export function registerWageRoutes(app: FastifyInstance): void {
  const reference = new ReferenceStore(app.database.read);
  const counties = new Counties();
  const names = new OccupationNames(reference);
  const areas = () =>
    reference.derived('wage areas', ['wage-areas', 'wage-area-counties', 'cbsa-gazetteer'], (rows) =>
      rows['wage-areas'].length > 0
        ? officialAreas(rows['wage-areas'], rows['wage-area-counties'], rows['cbsa-gazetteer'])
        : handWrittenAreas(),
    );
  const prices = () =>
    reference.derived('prices', ['price-parities-state', 'price-parities-metro'], (rows) =>
      priceTable([...rows['price-parities-state'], ...rows['price-parities-metro']]),
    );
  void app.register(async (routes) => {
    await routes.register(etag);
    cacheAnswers(routes);
    registerCall(routes, listWageAreas, async ({ params: { query = '' } }) => ({
      success: true,
      data: (await areas()).search(query),
    }));
    registerCall(routes, findWageArea, async ({ params: { lat, lng } }) => ({
      success: true,
      data: (await areas()).nearest(Number(lat), Number(lng), counties.at(Number(lat), Number(lng))),
    }));
    registerCall(routes, getWages, async ({ params: { occupationCode, areaCode } }) => {
      const [occupation, table] = await Promise.all([
        names.find(occupationCode),
        areaCode === undefined ? undefined : areas(),
      ]);
      const area = areaCode === undefined || table === undefined ? null : table.get(areaCode);
      return { success: true, data: await findWages(app.database.read, occupation, area) };
    });
    registerCall(routes, getAreaPrices, async ({ params: { areaCode } }) => {
      const [table, known] = await Promise.all([areas(), prices()]);
      const area = table.get(areaCode);
      return { success: true, data: { area, prices: pricesOf(area, known) } };
    });
    registerCall(routes, getTaxes, async ({ params: { stateCode } }) => ({
      success: true,
      data: await reference
        .derived('taxes', ['state-taxes'], (rows) => rows['state-taxes'])
        .then((rows) => taxesOf(stateCode, rows)),
    }));
  });
}
