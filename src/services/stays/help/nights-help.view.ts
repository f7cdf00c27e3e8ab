import { optional } from '#kit/views/optional';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { explainedPrice } from '../prices/price-line.view';

export const NearestNightsView = view('NearestNightsView', 'Nights that can be booked', {
  check_in: shown.day({ from: 'checkIn' }),
  check_out: shown.day({ from: 'checkOut' }),
  nights: shown.whole({ example: 3 }),
  to_pay: explainedPrice.to_pay,
});
export type NearestNightsView = InstanceType<typeof NearestNightsView>;

export const EqualStayView = view('EqualStayView', 'Another stay that can be booked for the same nights', {
  slug: shown.text({ example: 'sea-house' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
  cover: shown.picture({ nullable: true, description: 'First picture of the stay.' }),
  to_pay: explainedPrice.to_pay,
});
export type EqualStayView = InstanceType<typeof EqualStayView>;

export const NightsHelpView = view('NightsHelpView', 'What can be booked instead of nights', {
  nearest: shown.many(NearestNightsView, {
    description:
      'Nights of the same stay that can be booked, nearest first, at most 3: as many nights, with a check-in at most 30 days away, one per free stretch. Where the nights are fewer than the minimum, as many as the minimum.',
  }),
  equal_stays: shown.many(EqualStayView, {
    description:
      'Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price.',
  }),
  waitlist: shown.flag({ description: 'Whether guests can wait for these nights.' }),
});
export type NightsHelpView = InstanceType<typeof NightsHelpView>;

/** Of a quote; the limits are those that refusals have. */
export const UnavailableDetailsView = view(
  'UnavailableDetailsView',
  'What can be booked instead; only members that apply',
  {
    ...optional(NightsHelpView.fields),
    ...optional({
      max_days_ahead: shown.whole({ description: 'The most days ahead a booking may begin.', example: 730 }),
      min_nights: shown.whole({ description: 'The fewest nights of a booking that begins on this day.', example: 3 }),
      max_nights: shown.whole({ description: 'The most nights of a booking that begins on this day.', example: 14 }),
      max_guests: shown.whole({ description: 'How many people the stay sleeps.', example: 4 }),
    }),
  },
);
export type UnavailableDetailsView = Partial<InstanceType<typeof UnavailableDetailsView>>;
