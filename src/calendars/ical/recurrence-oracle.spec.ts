import {
  DAY,
  dayOf,
  expand,
  FORMS,
  FREQUENCIES,
  HERE,
  instantOf,
  isLocal,
  isoDay,
  nightOf,
  range,
  type Rule,
  type Trial,
} from '../../../test/kit/ical-oracle';
import { atRandom, type Choices, trials } from '../../../test/harness/trials';
import { MAX_INSTANCES, readCalendar } from './read-calendar';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const SPECIAL_DAYS = ['2024-02-29', '2023-12-31', '2024-01-01', '2024-12-30', '2026-03-29', '2026-10-25', '2025-01-31'];
const WINDOW_DAYS = { YEARLY: 2200, MONTHLY: 1100, WEEKLY: 500, DAILY: 200 };

function drawRule(frequency: Rule['FREQ'], { below, chance }: Choices): Rule {
  const some = (most: number, draw: () => number) => [...new Set(range(1 + below(most)).map(draw))];
  const signed = (most: number) => (1 + below(most)) * (chance(35) ? -1 : 1);
  const rule: Rule = { FREQ: frequency, INTERVAL: chance(50) ? 1 : 1 + below(4), WKST: chance(60) ? 0 : below(7) };
  const isYearly = frequency === 'YEARLY';
  const isPart = (percent = 30) => chance(percent);
  if (isPart()) rule.BYMONTH = some(4, () => 1 + below(12));
  if (isYearly && isPart(25)) rule.BYWEEKNO = some(3, () => signed(53));
  if (isYearly && isPart(20)) rule.BYYEARDAY = some(6, () => signed(366));
  if (frequency !== 'WEEKLY' && isPart()) rule.BYMONTHDAY = some(5, () => signed(31));
  if (isPart(45)) {
    const most = frequency === 'MONTHLY' || rule.BYMONTH ? 5 : 53;
    const canCount = frequency === 'MONTHLY' || (isYearly && !rule.BYWEEKNO);
    const draw = () => (canCount && chance(50) ? signed(most) : 0);
    rule.BYDAY = some(3, () => below(7)).map(weekday => ({ nth: draw(), weekday }));
  }
  const hasPart = Object.keys(rule).some(name => name.startsWith('BY'));
  if (hasPart && isPart()) rule.BYSETPOS = some(3, () => signed(4));
  return rule;
}

function drawTrial(frequency: Rule['FREQ'], choices: Choices): Trial {
  const { below, chance, oneOf } = choices;
  const form = oneOf(FORMS);
  const day =
    Date.parse(chance(40) ? oneOf(SPECIAL_DAYS) : `20${10 + below(20)}-01-01`) / DAY / 1000 +
    (chance(50) ? below(366) : 0);
  const time = form === 'DATE' ? 0 : oneOf([0, 90 * 60, 9 * 3600, 15 * 3600 + 1800, DAY - 1]);
  const [start, days] = [day * DAY + time, WINDOW_DAYS[frequency]];
  const trial: Trial = {
    rule: drawRule(frequency, choices),
    start,
    form,
    days,
    excluded: [],
    extra: [],
  };
  if (chance(30)) trial.rule.COUNT = 1 + below(12);
  else if (chance(40)) trial.rule.UNTIL = form === 'DATE' ? (day + below(days)) * DAY : start + below(days * DAY);
  const found = expand(trial);
  if (chance(30)) trial.excluded = [oneOf(found), oneOf(found), start].slice(below(3));
  if (chance(25)) trial.extra = [start + below(days) * DAY, oneOf(found)];
  return trial;
}

const stamp = (time: number) => new Date(time * 1000).toISOString().replace(/[-:]|\.000Z/g, '');
function write(form: string, time: number): string {
  if (form === 'DATE') return `;VALUE=DATE:${stamp(time).slice(0, 8)}`;
  if (isLocal(form)) return `:${stamp(time)}`;
  return form === 'UTC' ? `:${stamp(time)}Z` : `;TZID=${form}:${stamp(time)}`;
}
function linesOf({ rule, start, form, excluded, extra }: Trial): string[] {
  const until = (time: number) => {
    if (form === 'DATE') return stamp(time).slice(0, 8);
    return isLocal(form) ? stamp(time) : `${stamp(instantOf(form, time))}Z`;
  };
  const parts = Object.entries(rule).map(([name, value]) => {
    if (name === 'UNTIL') return `UNTIL=${until(value as number)}`;
    if (name === 'WKST') return `WKST=${WEEKDAYS[value as number]}`;
    if (name !== 'BYDAY') return `${name}=${[value].flat().join(',')}`;
    return `BYDAY=${rule.BYDAY!.map(({ nth, weekday }) => `${nth === 0 ? '' : nth}${WEEKDAYS[weekday]}`).join(',')}`;
  });
  const more = [
    excluded.map(time => `EXDATE${write(form, time)}`),
    extra.map(time => `RDATE${write(form, time)}`),
  ].flat();
  return [`DTSTART${write(form, start)}`, 'DURATION:P1D', `RRULE:${parts.join(';')}`, ...more];
}

function read(trial: Trial): string[] {
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...linesOf(trial), 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );
  const day = dayOf(trial.start);
  const file = readCalendar(text, { zone: HERE, from: isoDay(day - 2), limit: isoDay(day + trial.days) });
  if (typeof file === 'string' || !file.isComplete)
    throw new Error(`${linesOf(trial).join(' ')}: ${JSON.stringify(file)}`);
  return file.instances.map(({ begins, firstDay }) => `${begins.replace('Z', '')} ${firstDay}`).sort();
}
const expected = (trial: Trial) =>
  expand(trial)
    .slice(0, MAX_INSTANCES + 100)
    .map(time => ({
      begins: isoDay(dayOf(time)) + (trial.form === 'DATE' ? '' : `T${time % DAY}`),
      night: nightOf(trial.form, time),
    }))
    .flatMap(({ begins, night }) => (night ? [`${begins} ${night}`] : []))
    .sort();

const TRIALS = { YEARLY: 500, MONTHLY: 550, WEEKLY: 400, DAILY: 350 };

it.each(FREQUENCIES)(
  'expands random rules of %s as their definition has it',
  atRandom((choices, frequency: Rule['FREQ']) => {
    const different: unknown[] = [];
    for (let trial = 0; trial < trials(TRIALS[frequency]); trial += 1) {
      const drawn = drawTrial(frequency, choices);
      const [wanted, found] = [expected(drawn), read(drawn)];
      // An event has so many occurrences at most.
      const isCut = wanted.length > MAX_INSTANCES;
      if (
        isCut
          ? found.length !== MAX_INSTANCES || found.some(time => !wanted.includes(time))
          : found.join() !== wanted.join()
      ) {
        different.push({ event: linesOf(drawn), wanted: wanted.slice(0, 8), found: found.slice(0, 8) });
      }
    }
    expect(different).toEqual([]);
  }),
);
