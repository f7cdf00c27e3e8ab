import { randomInt } from 'node:crypto';
import { relative } from 'node:path';
import { inspect } from 'node:util';

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
  /** Separate choices for concurrent work, so that its order does not change them. */
  fork: () => Choices;
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
    fork: () => choicesFrom(below(2 ** 32)),
  };
}

/** A test that gets choices from the seed of the run; its failure says how to repeat it. */
export const atRandom =
  <Values extends unknown[]>(test: (choices: Choices, ...values: Values) => unknown) =>
  async (...values: Values): Promise<void> => {
    try {
      await test(choicesFrom(), ...values);
    } catch (failure) {
      throw withRepetition(failure);
    }
  };

/** The failure of the current test, with the command that repeats it at the end of its message. */
function withRepetition(failure: unknown): Error {
  const error = failure instanceof Error ? failure : new Error(inspect(failure));
  const message = `${error.message}\n\n${repetition()}`;
  // Jest prints the stack, which has the message of the moment it was made.
  const stack = (error.stack ?? '').replace(error.message, () => message);
  return Object.assign(error, { message, stack });
}

/** The seed and the command that repeats the current test. */
export function repetition(): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const { TEST_TRIALS, TEST_CLOCK } = process.env;
  const variables = Object.entries({ TEST_SEED: SEED, TEST_TRIALS, TEST_CLOCK })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  const name = currentTestName.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", `'\\''`);
  return `Seed ${SEED}. To repeat: ${variables.join(' ')} npx jest ${relative(process.cwd(), testPath)} -t '${name}$'`;
}
