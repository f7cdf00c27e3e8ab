import { expectAgreeingBooks } from '../harness/agreeing-books';
import { allowChanges } from './date-changes.actors';
import { type RacingStays, startRacingStays } from './races.actors';

export let stays: RacingStays;

beforeAll(async () => {
  stays = await startRacingStays();
  await allowChanges(stays);
});
afterAll(async () => {
  expect(await stays?.close()).toBe(0);
});
afterEach(async () => {
  await stays.settled();
  await expectAgreeingBooks(stays);
});
