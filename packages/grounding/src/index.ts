export { checkChange } from './check-change';
export { checkLetter } from './check-letter';
export type { CheckedChange, Claim, ClaimKind } from './claim';
