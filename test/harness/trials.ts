import { randomInt } from 'node:crypto';

/** `TEST_TRIALS=full` runs every trial of random tests, storms and races; otherwise a tenth of them runs. */
export const RUNS_ALL_TRIALS = process.env['TEST_TRIALS'] === 'full';

/** How many trials or rounds to run. @param least what the test needs to say anything */
export const trials = (all: number, least = 1): number =>
  RUNS_ALL_TRIALS ? all : Math.max(least, Math.ceil(all / 10));

/** What random tests of this run begin with. `TEST_SEED` repeats a run. */
export const SEED = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));

export interface Choices {
  /** A whole number from 0 to `bound - 1`. */
  below: (bound: number) => number;
  /** A whole number from `from` to `to - 1`. */
  between: (from: number, to: number) => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** True in `percent` of 100 calls. */
  chance: (percent: number) => boolean;
}

/** Random choices that `seed` repeats: mulberry32. */
export function choicesFrom(seed: number = SEED): Choices {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below: Choices['below'] = bound => Math.floor(next() * bound);
  return {
    below,
    between: (from, to) => from + below(to - from),
    oneOf: items => items[below(items.length)]!,
    chance: percent => below(100) < percent,
  };
}
