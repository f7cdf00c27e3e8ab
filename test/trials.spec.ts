/** @no-database */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc } from './harness/fast-check';
import { atRandom, choicesFrom, RUNS_ALL_TRIALS, SEED, trials } from './harness/trials';
import { ROOT } from './source-files';

const failureOf = async (test: () => unknown) => {
  try {
    await test();
  } catch (failure) {
    return failure as Error;
  }
  throw new Error('It did not fail.');
};

it('runs a tenth of the trials, but what a test needs, or all of them', () => {
  expect([trials(1000), trials(25), trials(10, 2)]).toEqual(RUNS_ALL_TRIALS ? [1000, 25, 10] : [100, 3, 2]);
});

it('repeats its choices from a seed, also those of a fork', () => {
  const drawn = (seed: number) => {
    const { below, between, oneOf, chance, fork } = choicesFrom(seed);
    const own = fork();
    return [below(1000), between(5, 9), oneOf(['a', 'b', 'c']), chance(50), below(2 ** 31), own.below(2 ** 31)];
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

describe("a random test that can't be met", () => {
  const line = (name: string) => {
    const full = RUNS_ALL_TRIALS ? 'TEST_TRIALS=full ' : '';
    const clock = process.env['TEST_CLOCK'] ? `TEST_CLOCK=${process.env['TEST_CLOCK']} ` : '';
    const title = `a random test that can'\\''t be met ${name}$`;
    return `Seed ${SEED}. To repeat: TEST_SEED=${SEED} ${full}${clock}npx jest test/trials.spec.ts -t '${title}'`;
  };

  it('names its seed (and) the command', async () => {
    const drawn: number[] = [];
    const test = atRandom(({ below }, bound: number) => {
      drawn.push(below(bound));
      expect(drawn).toEqual([]);
    });
    const failure = await failureOf(() => test(1000));
    expect(drawn).toEqual([choicesFrom(SEED).below(1000)]);
    expect(failure.message.split('\n').at(-1)).toBe(line('names its seed \\(and\\) the command'));
    expect(failure.stack).toContain(failure.message);
    expect(failure.message).toContain('toEqual');
  });

  it('names them for a property', async () => {
    const failure = await failureOf(() => fc.assert(fc.property(fc.nat(), number => expect(number).toBe(-1))));
    expect(failure.message).toContain(`seed: ${SEED}, path: `);
    expect(failure.message.split('\n').at(-1)).toBe(line('names them for a property'));
    expect(failure.cause).toMatchObject({ message: expect.stringContaining('toBe') });
  });

  it('names them for an asynchronous property', async () => {
    const property = fc.asyncProperty(fc.nat(), async number => expect(number).toBe(-1));
    const failure = await failureOf(() => fc.assert(property));
    expect(failure.message.split('\n').at(-1)).toBe(line('names them for an asynchronous property'));
  });
});

it('tests draw from the seed of the run, and nowhere else', () => {
  const draws = /\brandomInt\b|\bMath\.random\b|from 'fast-check'/;
  const names = ['src', 'test'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  );
  const tests = names.filter(
    name => /^(?!.*node_modules)(test.*\.ts|.*\.spec\.ts)$/.test(name) && !name.endsWith('.system.spec.ts'),
  );
  const drawing = tests.filter(name => draws.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(drawing.toSorted()).toEqual(
    ['fast-check', 'trials'].map(name => join('test/harness', `${name}.ts`)).concat(join('test', 'trials.spec.ts')),
  );
});
