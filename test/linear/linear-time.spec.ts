/** @no-database */
import {
  cpuMsOf,
  cpuMsOfMore,
  cpuMsOfMoreOf,
  isShort,
  isSlow,
  isSuspect,
  PARTS,
  slowText,
  type Trial,
} from './cpu-time';
import { expressionsInSources } from './expressions';
import { FUNCTIONS } from './functions';
import { endings, LENGTH, repeated, texts } from './inputs';
import { nearlyMatching } from './matching-texts';
import { OWN_EXPRESSIONS } from './own-expressions';

const SHORT = LENGTH / PARTS;

const byLength = new Map<number, ReturnType<typeof texts>>();

function textsOf(length: number): ReturnType<typeof texts> {
  const known = byLength.get(length) ?? texts(length);
  byLength.set(length, known);
  return known;
}

const common = textsOf(SHORT).map(
  ([name, text], index): Trial => ({ name, short: text, longer: length => textsOf(length)[index]![1] }),
);

const trialsOf = (expression: RegExp): Trial[] => [
  ...common,
  ...nearlyMatching(expression).flatMap(unit =>
    endings(repeated(unit, SHORT)).map(([where, text], index): Trial => {
      const name = `${JSON.stringify(unit)}${where}`;
      return { name, short: text, longer: length => endings(repeated(unit, length))[index]![1] };
    }),
  ),
];

describe('every regular expression of the sources', () => {
  const { found, unknown, outdated } = expressionsInSources();
  const foreign = found.filter(({ name }) => !(name in OWN_EXPRESSIONS));

  it('can be read here, or is listed with an example', () => {
    expect(unknown).toEqual([]);
    expect(outdated).toEqual([]);
    const names = new Set(found.map(({ name }) => name));
    expect(Object.keys(OWN_EXPRESSIONS).filter(name => !names.has(name))).toEqual([]);
  });

  it('ends within 50 ms with 100,000 characters of each class, unless it meets our own texts alone', () => {
    const slow = foreign.flatMap(({ name, expression }) => {
      const text = slowText(expression, trialsOf(expression));
      return text === undefined ? [] : [`${name} with ${text}`];
    });
    expect(slow).toEqual([]);
  });
});

it('finds an expression that is slow, and one that does not end', () => {
  expect(slowText(/\s+$/, trialsOf(/\s+$/))).toContain('blanks');
  expect(slowText(/^\d+at \/a+\.js:/, trialsOf(/^\d+at \/a+\.js:/))).toBeUndefined();
  expect(slowText(/at \/[^:]+\.js:/, trialsOf(/at \/[^:]+\.js:/))).toContain('at /');
});

it('takes for slow only what is slow each time, not what meets a garbage collection', async () => {
  const slowOnce = (): ((text: string) => void) => {
    const met = new Set<number>();
    return ({ length }) => {
      if (met.has(length)) return;
      met.add(length);
      const begun = process.cpuUsage();
      let used: NodeJS.CpuUsage;
      do used = process.cpuUsage(begun);
      while (used.user + used.system < 100_000);
    };
  };
  const longer = (length: number): string => ' '.repeat(length);
  expect(isSlow(cpuMsOfMore(slowOnce(), longer, 1), 1)).toBe(false);
  expect(isSlow(await cpuMsOfMoreOf(slowOnce(), longer, 1), 1)).toBe(false);
});

describe('every function that reads texts of others in loops', () => {
  it.each(Object.entries(FUNCTIONS))('%s ends within 50 ms with 100,000 characters of each class', async (_, work) => {
    for (const { name, short: part, longer } of common) {
      // Cheaper to read than processor time, and never less.
      const begun = performance.now();
      await work(part);
      if (!isSuspect(performance.now() - begun)) continue;
      const ofPart = await cpuMsOf(() => work(part), isShort);
      if (!isSuspect(ofPart)) continue;
      const ms = await cpuMsOfMoreOf(work, longer, ofPart);
      expect(isSlow(ms, ofPart) ? `${name}: ${Math.round(ms)} ms` : 'fast').toBe('fast');
    }
  });
});
