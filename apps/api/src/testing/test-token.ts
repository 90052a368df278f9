/** What a test token says; only `uid` is needed. */
export interface TestTokenClaims {
  uid: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
  /** `password` is what email links have. */
  provider?: string;
  projectId?: string;
  /** From now on; negative for a token that has expired. */
  expiresInSeconds?: number;
}

/** The claims of an ID token, as the sign-in service makes them. */
export function idTokenClaims(claims: TestTokenClaims): Record<string, unknown> {
  const { uid, email, emailVerified = true, name, provider = 'password' } = claims;
  const { projectId = 'demo-keepmark', expiresInSeconds = 3600 } = claims;
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now - 7200,
    iat: now - 7200,
    exp: now + expiresInSeconds,
    ...(email && { email, email_verified: emailVerified }),
    ...(name && { name }),
    firebase: { identities: {}, sign_in_provider: provider },
  };
}

/** A token as the Auth emulator makes them: not signed, so worth nothing anywhere else. */
export function testToken(claims: TestTokenClaims): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(idTokenClaims(claims))}.`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
