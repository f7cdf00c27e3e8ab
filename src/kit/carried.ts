import { AsyncLocalStorage } from 'node:async_hooks';

interface Frame {
  key: object;
  value: unknown;
  outer: Frame | undefined;
}

/** One for the whole process: each further one makes every asynchronous step of every request dearer. */
const running = new AsyncLocalStorage<Frame>();

/** A value that travels with an asynchronous call, however deep and however called. */
export class Carried<Value> {
  get(): Value | undefined {
    for (let frame = running.getStore(); frame; frame = frame.outer) {
      if (frame.key === this) return frame.value as Value;
    }
    return undefined;
  }

  run<Result>(value: Value, work: () => Result): Result {
    return running.run({ key: this, value, outer: running.getStore() }, work);
  }
}
