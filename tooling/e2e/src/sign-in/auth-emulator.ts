import { expect } from '@playwright/test';
import { emulatorUrl, projectId } from '../stack/addresses';

interface OobCode {
  email: string;
  requestType: string;
  oobLink: string;
}

/** Waits for a sign-in link that the emulator would have sent to this address. @returns the newest one */
export async function newestSignInLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
    link = oobCodes.findLast((code) => code.email === email && code.requestType === 'EMAIL_SIGNIN')?.oobLink;
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}
