import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { aiAnswerTable, type StoredAnswer } from '@keepmark/assistant';
import { withoutAi } from '@keepmark/assistant/testing';
import { testDatabase } from '@keepmark/local-store/testing';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import type { PlanValues, StepValues } from '../plans/plan';
import { createPlansStore } from '../plans/plans-store';
import { answerAbout } from './answers';
import { nurses, nurseSkills, nurseTasks, relatedToNurses } from './occupation';
import { posting } from './posting';
import { experienceSection, interestsSection, skillsSection } from './resume';
import { occupationWages, wageArea } from './wage-fixtures';

const titled = (code: string, title: string, ...matchingTitles: string[]) => ({ code, title, matchingTitles });
const found =
  (...results: ReturnType<typeof titled>[]) =>
  () => ({
    table: 'official',
    source: nurseTasks.source,
    results,
  });
const asNurses = found(titled('29-1141', 'Registered Nurses', 'Charge Nurse'));

/** Answers calls about nurses and similar careers. */
const careerService: FakeService = {
  'GET joboccupation/code/29-1141': () => nurses,
  'GET occupations/29-1141/tasks': () => nurseTasks,
  'GET occupations/29-1141/skills': () => nurseSkills,
  'GET occupations/29-1141/related': () => relatedToNurses,
  ...Object.fromEntries(
    ['29-2061', '29-1141.01', '11-9111'].flatMap((code) => [
      [`GET occupations/${code}/tasks`, () => ({ ...nurseTasks, occupationCode: code })],
      [
        `GET occupations/${code}/skills`,
        () => ({ ...nurseSkills, results: code === '11-9111' ? nurseSkills.results : nurseSkills.results.slice(0, 1) }),
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['Charge Nurse', 'Charge nurse', 'nurse', 'Registered Nurses'].map((text) => [
      `GET occupations/titles/${text}`,
      asNurses,
    ]),
  ),
  'GET occupations/titles/healer': found(
    titled('29-1141', 'Registered Nurses'),
    titled('29-2061', 'Licensed Practical Nurses'),
  ),
  'GET occupations/titles/falconer': found(),
  'GET wages/areas/near/30.2672/-97.7431': () => ({ table: 'official', area: wageArea(), distanceMiles: 3 }),
  'GET wages/occupation/29-1141/12420': () => occupationWages(),
  'GET wages/occupation/29-1141': () => occupationWages({ area: null, areaLevels: null }),
  'POST jobs/search': () =>
    Response.json({
      results: [posting('1', 'Staff Nurse'), posting('2', 'Charge Nurse'), posting('3', 'ICU Nurse')],
      totalResults: 42,
    }),
  ...withoutAi(),
};

/** A nurse's résumé. */
const nurseResume = blankDocument({
  name: 'Ada Byron',
  headline: 'Charge Nurse',
  sections: [
    experienceSection('Charge Nurse', 'Staff Nurse'),
    skillsSection('Triage', 'Microsoft Excel', 'SQL'),
    interestsSection('Teaching'),
  ],
});

export interface CareerScreenOptions {
  /** Plans to add before the screen opens, with their steps. */
  readonly plans?: readonly (PlanValues & { readonly steps: readonly StepValues[] })[];
  readonly answers?: readonly Partial<StoredAnswer>[];
  readonly hasResume?: boolean;
  /** Austin. */
  readonly hasHome?: boolean;
  /** Replaces the default service. */
  readonly service?: FakeService;
}

const home = { locationText: 'Austin, TX', locationLat: '30.2672', locationLng: '-97.7431' };

/** A database and a service for the screens of counseling, coaching and plans. */
export function prepareCareer(options: CareerScreenOptions) {
  const { plans = [], answers = [], hasResume = false, hasHome = false, service = {} } = options;
  const database = testDatabase();
  const store = createPlansStore(database);
  const planIds = plans.map(({ steps, ...values }) => store.add(values, steps).id);
  database.transaction(() => {
    if (hasResume) createResumesStore(database).add(nurseResume);
    for (const answer of answers) database.table(aiAnswerTable).insert(answerAbout(answer));
    for (const [settingName, settingValue] of hasHome ? Object.entries(home) : []) {
      database.table(settingTable).insert({ settingGroup: 'travel-from', settingName, settingValue });
    }
  });
  return { database, planIds, ...fakeApi({ ...careerService, ...service }) };
}
