import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecorder } from './use-recorder';

/** A microphone that `allow` grants, and a recorder that may fail to start. */
function stubMicrophone({ canStart = true } = {}) {
  const track = { stop: vi.fn<() => void>() };
  let allow = () => {};
  const asked = new Promise<{ getTracks: () => (typeof track)[] }>((resolve) => {
    allow = () => resolve({ getTracks: () => [track] });
  });
  class FakeRecorder extends EventTarget {
    readonly mimeType = 'audio/webm';
    state = 'inactive';
    start() {
      if (!canStart) throw new DOMException('No encoder.', 'NotSupportedError');
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => asked }, configurable: true });
  return { track, allow: () => allow() };
}

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(document, 'featurePolicy');
});

it('records, and releases the microphone when it stops', async () => {
  const { track, allow } = stubMicrophone();
  allow();
  const { result } = renderHook(() => useRecorder());
  await act(() => result.current.start());
  expect(result.current.state.kind).toBe('recording');
  expect(track.stop).not.toHaveBeenCalled();
  act(() => result.current.stop());
  expect(result.current.state).toMatchObject({ kind: 'recorded', seconds: 1 });
  expect(track.stop).toHaveBeenCalledOnce();
});

it('releases a microphone that was granted after the screen closed', async () => {
  const { track, allow } = stubMicrophone();
  const { result, unmount } = renderHook(() => useRecorder());
  let started: Promise<void> | undefined;
  act(() => void (started = result.current.start()));
  unmount();
  allow();
  await started;
  expect(track.stop).toHaveBeenCalledOnce();
});

it('releases the microphone when recording fails to start', async () => {
  const { track, allow } = stubMicrophone({ canStart: false });
  allow();
  const { result } = renderHook(() => useRecorder());
  await act(() => result.current.start());
  expect(result.current.state).toEqual({ kind: 'problem', problem: 'failed' });
  expect(track.stop).toHaveBeenCalledOnce();
});

async function problemAtStart() {
  const { result } = renderHook(() => useRecorder());
  await act(() => result.current.start());
  return result.current.state;
}

it('blames the connection of a page without TLS, not the browser', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await problemAtStart()).toEqual({ kind: 'problem', problem: 'insecure' });
});

it('blames the browser only if it can’t record', async () => {
  expect(await problemAtStart()).toEqual({ kind: 'problem', problem: 'unsupported' });
});

it('blames the headers of the page, and asks for no permission that would do no good', async () => {
  stubMicrophone();
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  Object.defineProperty(document, 'featurePolicy', { value: { allowsFeature: () => false }, configurable: true });
  expect(await problemAtStart()).toEqual({ kind: 'problem', problem: 'policy' });
  expect(getUserMedia).not.toHaveBeenCalled();
});

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'failed'],
])('tells %s of the microphone as its own problem, %s', async (name, problem) => {
  stubMicrophone();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('No.', name));
  expect(await problemAtStart()).toEqual({ kind: 'problem', problem });
});
