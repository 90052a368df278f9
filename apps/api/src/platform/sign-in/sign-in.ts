// Who sends a call.
export { callerOf, readCaller, registerSignIn, requireCaller } from './require-caller';
export { openTokenVerifier } from './open-token-verifier';
export { requireOwnRecord } from './own-record';
export type { Caller, TokenVerifier, TokenVerifierOptions } from './token-verifier';
