import { renderScreen } from '@keepmark/app-shell/testing';
import { aiAnswerTable } from '@keepmark/assistant';
import { createCareerRoutes } from '../routes';
import { careerPlanStepTable, careerPlanTable } from '../plans/plan-tables';
import { type CareerScreenOptions, prepareCareer } from './prepare-career';

/** Opens a screen of counseling, coaching or plans. `$plan` in the path stands for the id of the first plan. */
export async function renderCareer(path: string, options: CareerScreenOptions = {}) {
  const { api, database, planIds, requests } = prepareCareer(options);
  const screen = await renderScreen(createCareerRoutes, {
    path: path.replace('$plan', planIds[0] ?? ''),
    database,
    api,
  });
  return {
    ...screen,
    database,
    planIds,
    requests,
    plans: database.table(careerPlanTable),
    steps: database.table(careerPlanStepTable),
    answers: database.table(aiAnswerTable),
  };
}
