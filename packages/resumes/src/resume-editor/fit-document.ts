import { fitToOnePage } from '../pages/fit-to-one-page';
import type { ResumeDesign } from '../resume-design';
import type { ResumeDocument } from '../resume-document';

/** The design with which the résumé fits on one page, or undefined if none within the limits does. */
export async function fitDocument(document: ResumeDocument): Promise<ResumeDesign | undefined> {
  return fitToOnePage(document);
}
