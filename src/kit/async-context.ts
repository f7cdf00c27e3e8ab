import { AsyncLocalStorage } from 'node:async_hooks';

interface Frame {
  key: object;
  value: unknown;
  outer: Frame | undefined;
}

/** One storage per process, since each one slows down every asynchronous step. */
const storage = new AsyncLocalStorage<Frame>();

/** A value that is visible in everything that `work` calls and awaits. Contexts can be nested. */
export class AsyncContext<Value> {
  get(): Value | undefined {
    for (let frame = storage.getStore(); frame; frame = frame.outer) {
      if (frame.key === this) return frame.value as Value;
    }
    return undefined;
  }

  run<Result>(value: Value, work: () => Result): Result {
    return storage.run({ key: this, value, outer: storage.getStore() }, work);
  }
}
