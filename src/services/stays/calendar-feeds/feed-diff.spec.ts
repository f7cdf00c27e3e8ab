import { diffFeed, type ReadEvent, type StoredEvent, withStarts } from './feed-diff';

const TODAY = '2031-04-01';
const event = (values: Partial<ReadEvent>): ReadEvent => ({
  uid: 'a',
  recurrence: '',
  start: '',
  summaryHash: 'Reserved',
  fromDay: '2031-05-10',
  toDay: '2031-05-13',
  isFree: false,
  ...values,
});
const stored = (values: Partial<StoredEvent>): StoredEvent => ({
  ...event(values),
  id: 1,
  isOurs: false,
  isDue: false,
  missingSince: null,
  ...values,
});

describe('of events with equal keys', () => {
  it.each([
    ['the longest', [{ toDay: '2031-05-12' }, { toDay: '2031-05-15' }, { toDay: '2031-05-13' }]],
    ['a busy one', [{ toDay: '2031-05-15' }, { toDay: '2031-05-20', isFree: true }]],
  ])('%s remains', (_, versions) => {
    const read = withStarts(versions.map(values => ({ ...event(values), begins: '2031-05-10' })));
    expect(read).toEqual([event({ toDay: '2031-05-15' })]);
  });
});

describe('an event with an unknown UID', () => {
  it.each([
    ['equal days', '2031-05-13', []],
    ['an equal beginning', '2031-05-20', [1]],
  ])('and %s is a vanished one, but none of ours', (_, toDay, written) => {
    const read = [event({ uid: 'b', toDay })];
    const foreign = diffFeed([stored({})], read, TODAY);
    expect([foreign.written.map(({ id }) => id), foreign.vanished]).toEqual([written, []]);
    const ours = stored({ isOurs: true });
    expect(diffFeed([ours], read, TODAY)).toEqual({ written: [{ ...read[0], id: null }], vanished: [ours] });
  });
});
