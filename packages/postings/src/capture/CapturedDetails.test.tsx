import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { capturedPosting } from '../testing/fixtures';
import { renderPostings } from '../testing/render-postings';

beforeEach(() => sessionStorage.clear());

it('says which values of the posting are broken, and leaves who wrote the message to the form', async () => {
  const posting = capturedPosting({
    contact: { name: 'Kim Vance', email: 'kim@acme.example', phone: '' },
    remarks: [{ field: 'companyName', text: 'Old "Mill' }],
  });
  await renderPostings('/job/capture?url=https%3A%2F%2Fjobs.example.com%2F7', {
    service: { 'POST jobs/capture': () => posting },
  });
  expect(await screen.findByText('Company: “Old "Mill”')).toBeTruthy();
  expect(screen.queryByText(/Kim Vance/, { ignore: 'input, textarea' })).toBeNull();
});
