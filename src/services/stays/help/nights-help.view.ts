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
  cover: shown.picture({ nullable: true, description: 'First picture of the stay; null without one.' }),
  to_pay: explainedPrice.to_pay,
});
export type EqualStayView = InstanceType<typeof EqualStayView>;

export const NightsHelpView = view('NightsHelpView', 'Alternatives to nights that cannot be booked', {
  nearest: shown.many(NearestNightsView, {
    description:
      'At most 3 alternatives in the same stay, nearest first and one per free stretch, with a check-in at most 30 days away. They have as many nights as requested, or the minimum if that is more.',
  }),
  equal_stays: shown.many(EqualStayView, {
    description:
      'Other stays that can be booked for the same nights and guests, at most 3: first of the same destination, then of the same type, then by nearest price.',
  }),
  waitlist: shown.flag({ description: 'Whether guests can join a waitlist for these nights.' }),
});
export type NightsHelpView = InstanceType<typeof NightsHelpView>;

/** Details of a quote; its limits are those of refusals. */
export const UnavailableDetailsView = view(
  'UnavailableDetailsView',
  'Alternatives and limits; only members that apply',
  {
    ...optional(NightsHelpView.fields),
    ...optional({
      max_days_ahead: shown.whole({
        description: 'Maximum number of days ahead that a booking can begin.',
        example: 730,
      }),
      min_nights: shown.whole({
        description: 'Minimum number of nights of a booking that begins on this day.',
        example: 3,
      }),
      max_nights: shown.whole({
        description: 'Maximum number of nights of a booking that begins on this day.',
        example: 14,
      }),
      max_guests: shown.whole({ description: 'Maximum number of guests of the stay.', example: 4 }),
    }),
  },
);
export type UnavailableDetailsView = Partial<InstanceType<typeof UnavailableDetailsView>>;
