import type { Database } from '#kit/database/database';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race, statuses } from '../harness/race';
import { makeEvent } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const EVENTS = '/api/fitness/community/events';
const DAY_MS = 86_400_000;

let fitness: Fitness;
let other: OwnProcess;
let db: Database;
const crowd: Actor[] = [];
beforeAll(async () => {
  fitness = await startFitness({
    JWT_SECRET: 'a secret for the tests of this project only',
    DATABASE_TIMEOUT_MS: '30000',
  });
  db = fitness.service.db;
  await fitness.setting('event_waiting_list', true);
  for (let index = 0; index < 60; index += 1) crowd.push(await fitness.member());
  other = await startProcess({
    SERVICES: 'fitness',
    JWT_SECRET: 'a secret for the tests of this project only',
    DATABASE_TIMEOUT_MS: '30000',
  });
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await fitness?.service.close();
});

/** Half of the requests go to the other process. */
const post = (member: Actor, index: number, path: string) =>
  (index % 2 === 0 ? member : member.at(other.origin)).post(`${EVENTS}/${path}`);
const future = (days: number) => new Date(Date.now() + days * DAY_MS);
const newEvent = (capacity: number) => makeEvent(db, { capacity, startsAt: future(5), endsAt: future(6) });
const counts = (id: number) =>
  db.row('SELECT attendee_count AS attending, offered_count AS offered FROM community_event WHERE id = $1', [id]);
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

it('F12.4 over two processes: ten attend, fifty wait at places 1 to 50, ten that leave make ten offers to places 1 to 10', async () => {
  const { id, slug } = await newEvent(10);
  const answers = await race(60, index => post(crowd[index]!, index, `${slug}/attend`));
  expect(statuses(answers)).toEqual({ 201: 10, 409: 50 });
  const outside = crowd.filter((_, index) => answers[index]!.status === 409);
  const waiting = await race(50, index => post(outside[index]!, index, `${slug}/waiting-list`));
  const places = waiting.map(({ body }) => body.data.waiting.place as number);
  expect(sorted(places)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  const inside = crowd.filter((_, index) => answers[index]!.status === 201);
  expect(statuses(await race(10, index => post(inside[index]!, index, `${slug}/attend`)))).toEqual({ 201: 10 });
  expect(await counts(id)).toEqual({ attending: 0, offered: 10 });
  const offered = await db.rows<{ person_id: number }>(
    `SELECT w.person_id FROM waiting_entry w JOIN waiting_offer o ON o.entry_id = w.id WHERE w.subject_id = $1 AND o.state = 'open'`,
    [id],
  );
  const first = outside.filter((_, index) => places[index]! <= 10).map(member => member.id);
  expect(sorted(offered.map(entry => entry.person_id))).toEqual(sorted(first));
});

it('F12.5 and F12.6 over two processes: one place for twenty accepts after the end of an offer, none for thirty outsiders', async () => {
  const { id, slug } = await newEvent(1);
  const [holder, former, next] = crowd as [Actor, Actor, Actor];
  await post(holder, 0, `${slug}/attend`);
  for (const member of [former, next]) await post(member, 0, `${slug}/waiting-list`);
  await post(holder, 0, `${slug}/attend`);
  const outsiders = await race(30, index => post(crowd[index + 3]!, index, `${slug}/attend`));
  expect(statuses(outsiders)).toEqual({ 409: 30 });
  await db.rows(
    `UPDATE waiting_offer SET until = now() - interval '1 second' WHERE subject_id = $1 AND state = 'open'`,
    [id],
  );
  const answers = await race(20, index => post(index % 4 < 2 ? former : next, index, `${slug}/waiting-list/accept`));
  expect(statuses(answers)).toEqual({ 201: 10, 409: 10 });
  expect(await counts(id)).toEqual({ attending: 1, offered: 0 });
});
