export { type ApiClient, type ApiClientOptions, createApiClient, type TokenSource } from './api-client';
export { ApiError } from './api-error';
export { call, safeCall } from './call';
export type { CallInput, CallResult } from './call-types';
export { CutOffError } from './cut-off-error';
export { NetworkError } from './network-error';
export { TimeoutError } from './timeout-error';
export { UnexpectedAnswerError } from './unexpected-answer-error';
export { uploadFile, type UploadOptions } from './upload-file';
