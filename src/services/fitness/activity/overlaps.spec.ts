import { duplicatesAmong, type Overlapping } from './overlaps';

const at = (time: string) => new Date(`2026-05-09T${time}:00Z`);
const training = (
  id: number,
  source: string,
  start: string,
  end: string,
  externalId: string | null = null,
): Overlapping => ({
  id,
  source,
  externalId,
  startedAt: at(start),
  endedAt: at(end),
});
const duplicates = (...activities: Overlapping[]) => Object.fromEntries(duplicatesAmong(activities));

it('counts the run that two devices saw once', () => {
  const [phone, watch] = [training(1, 'key:1', '07:00', '07:40'), training(2, 'key:2', '07:02', '07:45')];
  expect(duplicates(watch, phone)).toEqual({ 1: null, 2: 1 });
});

it('counts consecutive and simultaneous trainings of one device as they are', () => {
  expect(duplicates(training(1, 'key:1', '07:00', '08:00'), training(2, 'key:1', '07:30', '08:30'))).toEqual({
    1: null,
    2: null,
  });
  expect(duplicates(training(1, 'key:1', '07:00', '08:00'), training(2, 'key:2', '08:00', '09:00'))).toEqual({
    1: null,
    2: null,
  });
});

it('prefers what the member did here to what a device saw', () => {
  const all = [training(1, 'key:1', '07:00', '08:00'), training(2, 'session', '07:10', '07:50')];
  expect(duplicates(...all)).toEqual({ 1: 2, 2: null });
  expect(duplicates(...all, training(3, 'manual', '07:00', '07:20'))).toEqual({ 1: 3, 2: 3, 3: null });
});

it('counts what only a duplicate touches', () => {
  const all = [
    training(1, 'key:1', '07:00', '08:00'),
    training(2, 'key:2', '07:30', '09:00'),
    training(3, 'key:1', '08:30', '09:30'),
  ];
  expect(duplicates(...all)).toEqual({ 1: null, 2: 1, 3: null });
});

it.each([
  ['07:30', '08:30', 1],
  ['07:31', '08:31', null],
  ['07:50', '08:10', 1],
  ['07:51', '08:11', null],
  ['07:59', '12:00', null],
  ['07:20', '07:20', 1],
  ['07:00', '07:00', 1],
  ['08:00', '08:00', null],
])('takes one from %s to %s for a copy when at least half of the shorter one is shared', (start, end, first) => {
  expect(duplicates(training(1, 'key:1', '07:00', '08:00'), training(2, 'key:2', start, end))).toEqual({
    1: null,
    2: first,
  });
});

it('takes overlapping trainings with one id for copies', () => {
  const ride = training(1, 'key:1', '07:00', '08:00', 'a');
  expect(duplicates(ride, training(2, 'key:2', '07:59', '09:00', 'a'))).toEqual({ 1: null, 2: 1 });
  expect(duplicates(ride, training(2, 'key:2', '08:00', '09:00', 'a'))).toEqual({ 1: null, 2: null });
});
