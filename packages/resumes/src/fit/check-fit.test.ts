import { expect, it } from 'vitest';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { checkFit } from './check-fit';

const noResume = {
  success: false,
  message: 'No Resume selected for this job. Associate a resume to this job using the edit job button to continue.',
};

it.each(['Charge nurse. ACLS required.', ' ', ''])('fails without a résumé, for the posting %j too', (text) => {
  expect(checkFit(undefined, text)).toEqual(noResume);
});

it('fails without a posting', () => {
  expect(checkFit(sampleResume(), ' ')).toEqual({
    success: false,
    message: 'Add the posting’s text to this job to compare it with your résumé.',
  });
});

it('succeeds with both', () => {
  const document = sampleResume();
  expect(checkFit(document, 'Charge nurse.')).toEqual({ success: true, document });
});
