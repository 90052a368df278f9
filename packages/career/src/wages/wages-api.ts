import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { findWageArea, getAreaPrices, getTaxes, getWages, listWageAreas } from '@keepmark/contracts';
import type { Coordinates } from '@keepmark/map/geometry';
import { keepPreviousData, skipToken, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';

// The tables change only when the operator imports new ones.
const settled = { staleTime: 60 * 60_000, retry: false } as const;

/** Areas that match a text; all of them by name for an empty one. Keeps the previous ones while the next ones load. */
export function useWageAreas(query: string) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['career', 'wage-areas', query.toLowerCase()],
    queryFn: ({ signal }) => call(api, listWageAreas, { params: query ? { query } : {}, signal }),
    placeholderData: keepPreviousData,
    ...settled,
  });
}

/** The area nearest to a point. @param point undefined skips the call */
export function useNearestArea(point: Coordinates | undefined) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['career', 'nearest-wage-area', point?.latitude, point?.longitude],
    queryFn: point
      ? ({ signal }) =>
          call(api, findWageArea, { params: { lat: String(point.latitude), lng: String(point.longitude) }, signal })
      : skipToken,
    ...settled,
  });
}

/** The wages of an occupation. @param occupationCode empty skips the call @param areaCode empty for the nation only */
export function useWages(occupationCode: string, areaCode: string) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['career', 'wages', occupationCode, areaCode],
    queryFn: occupationCode
      ? ({ signal }) => call(api, getWages, { params: { occupationCode, ...(areaCode && { areaCode }) }, signal })
      : skipToken,
    ...settled,
  });
}

/** Looks up each code once, in the order of `codes`. An empty code loads nothing. */
function useEach<Answer>(
  name: string,
  codes: readonly string[],
  load: (api: ApiClient, code: string, signal: AbortSignal) => Promise<Answer>,
): (UseQueryResult<Answer> | undefined)[] {
  const { api } = useAppContext();
  const distinct = [...new Set(codes)];
  const results = useQueries({
    queries: distinct.map((code) => ({
      queryKey: ['career', name, code],
      queryFn: code ? ({ signal }: { signal: AbortSignal }) => load(api, code, signal) : skipToken,
      ...settled,
    })),
  });
  return codes.map((code) => results[distinct.indexOf(code)]);
}

/** The price levels of areas, in order. An empty code loads nothing. */
export const useAreaPrices = (areaCodes: readonly string[]) =>
  useEach('area-prices', areaCodes, (api, areaCode, signal) =>
    call(api, getAreaPrices, { params: { areaCode }, signal }),
  );

/** The taxes on wages in states, in order. An empty code loads nothing. */
export const useTaxes = (stateCodes: readonly string[]) =>
  useEach('taxes', stateCodes, (api, stateCode, signal) => call(api, getTaxes, { params: { stateCode }, signal }));
