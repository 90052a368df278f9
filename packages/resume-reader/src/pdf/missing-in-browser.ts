// pdf.js 6 needs both. Safari 17.0 lacks them, and Firefox 121 the second.
interface NewPromise {
  withResolvers?: <T>() => {
    promise: Promise<T>;
    resolve: (value: T | PromiseLike<T>) => void;
    reject: (reason?: unknown) => void;
  };
}

(Promise as NewPromise).withResolvers ??= <T>() => {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason?: unknown) => void;
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
};

interface NewBuffer {
  transferToFixedLength?: (this: ArrayBuffer, length?: number) => ArrayBuffer;
}

(ArrayBuffer.prototype as NewBuffer).transferToFixedLength ??= function copied(
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy;
};
