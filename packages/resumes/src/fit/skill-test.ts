import { canonicalKey, phraseKey } from '@keepmark/grounding/vocabulary';
import type { ResumeDocument } from '@keepmark/resume-document';
import { placesOf } from './find-keyword';
import { piecesOf, piecesOfTexts, type ResumePiece } from './resume-text';

/** Whether something has a skill, by any of its names. */
export type SkillTest = (skill: string) => boolean;

const testOf =
  (pieces: readonly ResumePiece[]): SkillTest =>
  (skill) =>
    skill.trim() !== '' && placesOf(pieces, canonicalKey(phraseKey(skill)), skill, 'skill').length > 0;

/** Tests which skills a résumé shows, in any section. */
export const skillsOnResume = (document: ResumeDocument): SkillTest => testOf(piecesOf(document));

/** Tests which skills some texts mention, such as the tasks of an occupation. */
export const skillsInTexts = (texts: readonly string[]): SkillTest => testOf(piecesOfTexts(texts));
