import { EVENT_PROBLEMS } from '#calendars/ical/ical-events';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { FEED_STATES } from './feed-states';

const VISIBLE_CHARACTERS = 6;

const UnreadEventView = view('UnreadEventView', 'An event of another calendar that could not be read in full', {
  from: shown.day({ nullable: true, description: 'First night; null when it cannot be read.' }),
  to: shown.day({ nullable: true, description: 'Day after the last known night; null when none is known.' }),
  problem: shown.word(EVENT_PROBLEMS, {
    description:
      'Part that could not be read. `start` and `end`: the days; `rule` and `dates`: how it recurs, so that only the first ' +
      "occurrence is held; `zone`: its time zone, in place of which the company's is used; `occurrences`: it recurs more " +
      'often than is held.',
  }),
});

export const CalendarFeedView = view('CalendarFeedView', 'A calendar of another platform that is read for a stay', {
  id: shown.id(),
  stay_id: shown.whole({ description: 'Id of the stay.' }),
  stay_slug: shown.text({ example: 'sea-house' }),
  stay_title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
  name: shown.text({ example: 'Airbnb', description: 'Name of the feed, given by the team.' }),
  address: shown.read(
    {
      type: String,
      example: 'calendars.example.com…a1b2c3',
      description: 'Host and last six characters of the address, which is secret.',
    },
    (address: string) => `${new URL(address).host}…${address.slice(-VISIBLE_CHARACTERS)}`,
  ),
  horizon_days: shown.whole({
    nullable: true,
    description: 'Days ahead within which events hold nights; null for no limit.',
  }),
  stop_when_stale: shown.flag({ description: 'Whether the stay takes no bookings while this feed is stale.' }),
  state: shown.word(FEED_STATES, {
    description:
      'State of the feed: `pending` was not read yet, `failed` could not be read the last time, `stale` was not read for as long as the ' +
      'setting `calendar_stale_minutes` says.',
  }),
  error: shown.text({
    nullable: true,
    example: 'http_404',
    description:
      'Why the last reading failed: `refused_address`, `unreachable`, `too_slow`, `too_large`, `too_many_events`, ' +
      '`http_` with the status, or `not_a_calendar`. Null otherwise.',
  }),
  read_at: shown.instant({
    nullable: true,
    description: 'Last reading, with or without success; null before the first.',
  }),
  succeeded_at: shown.instant({ nullable: true, description: 'Last successful reading; null before the first.' }),
  events: shown.whole({ description: 'Number of events that are not over.' }),
  unread: shown.whole({
    description: 'Number of events that could not be read in full. Their known nights are held.',
  }),
  unread_events: shown.many(UnreadEventView, { description: 'The first three events that could not be read in full.' }),
  ...shown.timestamps,
});
export type CalendarFeedView = InstanceType<typeof CalendarFeedView>;
export type CalendarFeedRow = RowOf<typeof CalendarFeedView>;

export const EVENT_STATES = ['held', 'covered', 'echo', 'conflict', 'ignored'] as const;

export const FeedEventView = view('FeedEventView', 'An event of another calendar, without its texts', {
  id: shown.id(),
  from: shown.day({ description: 'The first night.' }),
  to: shown.day({ description: 'The day after the last night.' }),
  state: shown.word(EVENT_STATES, {
    description:
      'State of its nights: `held` keeps them from being booked, `covered` has nights that other calendars hold, `echo` repeats a ' +
      'booking or block of this service, `conflict` shares a night with one, `ignored` holds nothing: it is one of them, free, or ' +
      'too far ahead.',
  }),
  created_at: shown.instant({ description: 'First reading of the event.' }),
});
export type FeedEventView = InstanceType<typeof FeedEventView>;

const ConflictEventView = view('ConflictEventView', {
  id: shown.id(),
  feed_id: shown.whole({ description: 'Id of the calendar feed.' }),
  feed: shown.text({ example: 'Airbnb', description: 'Name of the calendar feed.' }),
  from: shown.day({ description: 'The first night.' }),
  to: shown.day({ description: 'The day after the last night.' }),
});

const ConflictHolderView = view('ConflictHolderView', {
  held_by: shown.word(['booking', 'block'], {
    description: 'Kind of the holder: `booking` of a guest, or `block` by the team.',
  }),
  reference: shown.text({ example: 'BKG-7K2M9QXW4T', description: 'Reference of the booking or block.' }),
  from: shown.day({ description: 'The first night.' }),
  to: shown.day({ description: 'The day after the last night.' }),
});

export const CalendarConflictView = view('CalendarConflictView', 'Nights of an event and of a booking or block', {
  stay_id: shown.whole({ description: 'Id of the stay.' }),
  stay_slug: shown.text({ example: 'sea-house' }),
  stay_title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
  from: shown.day({ description: 'First night of the conflict.' }),
  to: shown.day({ description: 'Day after the last night of the conflict.' }),
  event: shown.one(ConflictEventView, { description: 'The event of the other calendar.' }),
  holder: shown.one(ConflictHolderView, { description: 'Booking or block of this service, which keeps the nights.' }),
});
export type CalendarConflictView = InstanceType<typeof CalendarConflictView>;
