import { createContext, Script } from 'node:vm';
import { LENGTH } from './inputs';

/** No text of this length may occupy the process longer. */
export const MAX_MS = 50;
const TRIES = 4;
/** A text is tried in part first; what is quadratic takes 400 times as long with the whole. */
export const PARTS = 20;
/** What takes longer with a part is measured with the whole. */
const SUSPECT_MS = 0.4;
/** For all texts of an expression, on a busy machine. */
const GIVE_UP_MS = 120_000;

/** How many times as long a busy machine takes for the same work, whose caches others use, too. */
const MAX_SLOWDOWN = 8;
/** The whole text takes no more than this many times as long where the time grows with the length. */
const MAX_GROWTH = 3 * PARTS;

/** What a busy machine adds to a single measurement may look like growth. */
const MAX_NOISE = 3;

/** Whether work took too long, or would on a machine of its own. @param ofPart with a part of the text */
export const isSlow = (ms: number, ofPart: number): boolean =>
  ms > MAX_MS * MAX_SLOWDOWN || (ms > MAX_MS * MAX_NOISE && (ofPart > MAX_MS || ms > MAX_GROWTH * ofPart));

/** Whether the whole text has to be tried, too. */
export const isSuspect = (ofPart: number): boolean => ofPart > SUSPECT_MS;

/** Processor time of this process, which other ones do not lengthen: the least of some tries, of which one is enough that is not slow. */
export function cpuMs(work: () => unknown, ofPart = Infinity): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && isSlow(least, ofPart); tries++) {
    const { user, system } = process.cpuUsage();
    work();
    const used = process.cpuUsage({ user, system });
    least = Math.min(least, (used.user + used.system) / 1000);
  }
  return least;
}

/** The same for work that may wait. */
export async function cpuMsOf(work: () => unknown, ofPart = Infinity): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && isSlow(least, ofPart); tries++) {
    const { user, system } = process.cpuUsage();
    await work();
    const used = process.cpuUsage({ user, system });
    least = Math.min(least, (used.user + used.system) / 1000);
  }
  return least;
}

export interface Trial {
  name: string;
  short: string;
  whole: () => string;
}

const context = createContext({
  trials: [],
  expression: /x/,
  tried: '',
  now: () => performance.now(),
  cpuMs,
  isSlow,
  isSuspect,
});
const SCRIPT = new Script(`(() => {
  const { source, flags } = expression;
  const all = new RegExp(source, flags.includes('g') ? flags : flags + 'g');
  const one = new RegExp(source, flags.replace(/[gy]/g, ''));
  const run = text => {
    one.test(text);
    text.replace(all, '');
  };
  for (const { name, short, whole } of trials) {
    tried = name;
    const begun = now();
    run(short);
    if (!isSuspect(now() - begun)) continue;
    const ofPart = cpuMs(() => run(short));
    // What takes too long with a fifth of the text is not tried with all of it.
    const ofFifth = cpuMs(() => run(whole().slice(-${LENGTH / 5})));
    const ms = ofFifth > ${MAX_MS} ? Infinity : cpuMs(() => run(whole()), ofPart);
    if (isSlow(ms, ofPart)) return name + ': ' + Math.round(ms) + ' ms';
  }
})()`);

/** The first text that an expression takes too long for. In a context of its own, so that one that never ends is ended. */
export function slowText(expression: RegExp, trials: readonly Trial[]): string | undefined {
  Object.assign(context, { expression, trials });
  try {
    return SCRIPT.runInContext(context, { timeout: GIVE_UP_MS }) as string | undefined;
  } catch (error) {
    return `${context['tried'] as string}: ${String(error)}`;
  }
}
