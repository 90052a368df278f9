import {
  listOccupationTasks,
  listRelatedOccupations,
  listTechnologySkills,
  searchOccupationTitles,
} from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/calls/calls';
import type { ReferenceStore } from '../reference/reference-store';
import { OccupationDetails } from './occupation-details';
import { OccupationNames } from './occupation-names';
import { searchTitles } from './search-titles';

/** The calls about careers: related occupations, skills, tasks and titles. */
export function registerOccupationDetails(routes: FastifyInstance, reference: ReferenceStore): void {
  const names = new OccupationNames(reference);
  const details = new OccupationDetails(routes.database.read, names);
  registerCall(routes, listRelatedOccupations, async ({ params: { code } }) => ({
    success: true,
    data: await details.related(code),
  }));
  registerCall(routes, listTechnologySkills, async ({ params: { code } }) => ({
    success: true,
    data: await details.skills(code),
  }));
  registerCall(routes, listOccupationTasks, async ({ params: { code } }) => ({
    success: true,
    data: await details.tasks(code),
  }));
  registerCall(routes, searchOccupationTitles, async ({ params: { query } }) => ({
    success: true,
    data: await searchTitles(routes.database, names, query),
  }));
}
