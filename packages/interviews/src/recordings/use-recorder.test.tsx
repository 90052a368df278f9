import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
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
