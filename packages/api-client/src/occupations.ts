import {
  getOccupation as getOccupationCall,
  listChildOccupations as listChildOccupationsCall,
  listParentOccupations as listParentOccupationsCall,
  type Occupation,
  type Occupations,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { read } from './read';

// None of these needs a token. Each throws what `send` throws; an unknown code is an `ApiError` with status 404.

/** @param code "15-1252", or "15-1252.00" of O*NET */
export const getOccupation = (client: ApiClient, code: string, options?: CallOptions): Promise<Occupation> =>
  read(client, getOccupationCall, { code }, options);

/** The level above an occupation; without a code the top level. */
export const listParentOccupations = (client: ApiClient, code = '', options?: CallOptions): Promise<Occupations> =>
  read(client, listParentOccupationsCall, { code }, options);

/** What lies below a group. */
export const listChildOccupations = (client: ApiClient, code: string, options?: CallOptions): Promise<Occupations> =>
  read(client, listChildOccupationsCall, { code }, options);
