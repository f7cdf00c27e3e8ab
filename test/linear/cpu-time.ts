import { createContext, Script } from 'node:vm';
import { LENGTH } from './inputs';

/** No text of this length may occupy the process longer. */
export const MAX_MS = 50;
const TRIES = 4;
/** A text is tried in part first; what is quadratic takes 400 times as long with the whole. */
export const PARTS = 20;
/** More of the text, which spares the whole where the time grows with the length. */
const LARGER_PARTS = [10, 5];
/** What the whole would take longer for, if the time is quadratic, is measured with more of the text. */
const SUSPECT_MS = 160;
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

/** Whether more of the text has to be tried, too. @param parts how many times as long the whole text is */
export const isSuspect = (ms: number, parts = PARTS): boolean => ms * parts ** 2 > SUSPECT_MS;

/** What a part may take, so that more of the text is tried next; what takes longer is tried again first. */
export const isShort = (ms: number): boolean => ms <= MAX_MS;

const notSlowFor =
  (ofPart: number) =>
  (ms: number): boolean =>
    !isSlow(ms, ofPart);

/** Processor time of this process, which other ones do not lengthen: the least of some tries, of which one is enough that is fast. */
export function cpuMs(work: () => unknown, isFast: (ms: number) => boolean): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && !isFast(least); tries++) {
    const { user, system } = process.cpuUsage();
    work();
    const used = process.cpuUsage({ user, system });
    least = Math.min(least, (used.user + used.system) / 1000);
  }
  return least;
}

/** The same for work that may wait. */
export async function cpuMsOf(work: () => unknown, isFast: (ms: number) => boolean): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && !isFast(least); tries++) {
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
  /** @param length of the text */
  longer: (length: number) => string;
}

/** How long work takes with more and more of a text, up to the one that shows that it is fast, or the whole. */
export function cpuMsOfMore(work: (text: string) => unknown, longer: Trial['longer'], ofPart: number): number {
  let [ms, parts] = [ofPart, PARTS];
  for (const larger of LARGER_PARTS) {
    if (!isSuspect(ms, parts)) return ms;
    // Made before it is measured: the first text of a length is made with all others.
    const text = longer(LENGTH / larger);
    [ms, parts] = [cpuMs(() => work(text), isShort), larger];
    // What takes too long with a part of the text is not tried with all of it.
    if (!isShort(ms)) return Infinity;
  }
  if (!isSuspect(ms, parts)) return ms;
  const whole = longer(LENGTH);
  return cpuMs(() => work(whole), notSlowFor(ofPart));
}

/** The same for work that may wait. What takes long with a part is tried with the whole, too, unless the first one does. */
export async function cpuMsOfMoreOf(
  work: (text: string) => unknown,
  longer: Trial['longer'],
  ofPart: number,
): Promise<number> {
  let [ms, parts] = [ofPart, PARTS];
  for (const larger of LARGER_PARTS) {
    if (!isShort(ofPart) || !isSuspect(ms, parts)) return ms;
    const text = longer(LENGTH / larger);
    [ms, parts] = [await cpuMsOf(() => work(text), isShort), larger];
  }
  if (!isSuspect(ms, parts)) return ms;
  const whole = longer(LENGTH);
  return cpuMsOf(() => work(whole), notSlowFor(ofPart));
}

const context = createContext({
  trials: [],
  expression: /x/,
  tried: '',
  now: () => performance.now(),
  cpuMs,
  cpuMsOfMore,
  isShort,
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
  for (const { name, short, longer } of trials) {
    tried = name;
    const begun = now();
    run(short);
    if (!isSuspect(now() - begun)) continue;
    const ofPart = cpuMs(() => run(short), isShort);
    const ms = cpuMsOfMore(run, longer, ofPart);
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
