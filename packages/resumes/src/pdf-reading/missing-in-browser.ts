// pdf.js 6 needs both; browsers of 2023 and Node 20 lack one or the other. The newest ones have them.
Promise.withResolvers ??= function withResolvers<T>() {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason?: unknown) => void;
  // oxlint-disable-next-line promise/param-names
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
};

interface Transferable {
  transferToFixedLength?: (this: ArrayBuffer, length?: number) => ArrayBuffer;
}

(ArrayBuffer.prototype as Transferable).transferToFixedLength ??= function copied(length = this.byteLength) {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy;
};
