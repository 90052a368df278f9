import type { SignedInRoute } from '@keepmark/app-shell';
import { createCounselingRoutes } from './counseling/routes';
import { createSalaryRoutes } from './salary/routes';

/** The routes of the career and salary screens. Each page loads when it is opened. */
export function createCareerRoutes(signedIn: SignedInRoute) {
  return [...createCounselingRoutes(signedIn), ...createSalaryRoutes(signedIn)] as const;
}
