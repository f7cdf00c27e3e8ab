import { Temporal } from 'temporal-polyfill';
import { dueStep, type OpenOrder } from './due-step';

const NOON = Temporal.Instant.from('2026-05-13T12:00:00Z');
const after = (minutes: number) => NOON.add({ minutes });
const dateAfter = (minutes: number) => new Date(after(minutes).epochMilliseconds);

/** Reached its status at noon; the kitchen promised it for 12:25. */
const order = (values: Partial<OpenOrder>): OpenOrder => ({
  status: 'pending',
  fulfillment: 'delivery',
  promisedAt: dateAfter(25),
  preparationMinutes: 20,
  since: dateAfter(0),
  acceptBy: null,
  ...values,
});

describe('dueStep', () => {
  it.each<[string, Partial<OpenOrder>, number, string]>([
    ['is accepted after a while', {}, 4, 'confirmed'],
    ['is accepted before its time to be accepted is over', { acceptBy: dateAfter(5) }, 3, 'confirmed'],
    ['is begun in time for its promise', { status: 'confirmed' }, 5, 'preparing'],
    ['is begun a minute after a late acceptance', { status: 'confirmed', promisedAt: dateAfter(-9) }, 1, 'preparing'],
    [
      'waits for the day for which it is ordered',
      { status: 'confirmed', promisedAt: dateAfter(1440) },
      1420,
      'preparing',
    ],
    ['is ready before its promise', { status: 'preparing' }, 23, 'ready'],
    ['is ready by the time of the kitchen without a promise', { status: 'preparing', promisedAt: null }, 18, 'ready'],
    ['leaves the kitchen', { status: 'ready' }, 3, 'out_for_delivery'],
    ['is picked up', { status: 'ready', fulfillment: 'pickup' }, 8, 'delivered'],
    ['is delivered', { status: 'out_for_delivery' }, 15, 'delivered'],
  ])('%s', (_, values, minutes, status) => {
    expect(dueStep(order(values), after(minutes).subtract({ seconds: 1 }))).toBeUndefined();
    expect(dueStep(order(values), after(minutes))).toBe(status);
  });

  it.each(['delivered', 'cancelled', 'refunded'] as const)('ends with %s', status => {
    expect(dueStep(order({ status }), after(9999))).toBeUndefined();
  });
});
