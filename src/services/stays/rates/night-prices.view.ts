import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { LengthDiscountView } from '../prices/length-discount.view';

export const NightPriceView = view('NightPriceView', 'Price and limits of a night', {
  date: shown.day({ description: 'Day on which the night begins.' }),
  rate: shown.amount({ from: 'rate_cents', example: 100, description: 'Price of the night, a whole number.' }),
  min_nights: shown.whole({
    example: 2,
    description: 'Minimum number of nights of a booking that begins on this day.',
  }),
  arrival: shown.flag({ description: 'Whether the rules of the stay let a booking begin on this day.' }),
  departure: shown.flag({ description: 'Whether the rules of the stay let a booking end on this day.' }),
});
export type NightPriceView = InstanceType<typeof NightPriceView>;
export type NightPriceRow = RowOf<typeof NightPriceView>;

export const OrphanView = view('OrphanView', 'A free stretch of nights that cannot be booked', {
  from: shown.day({ description: 'The first night.' }),
  to: shown.day({ description: 'The day after the last night.' }),
  nights: shown.whole({ example: 2, description: 'Number of nights of the stretch.' }),
  min_nights: shown.whole({
    example: 5,
    description: 'Minimum number of nights from the first night on, more than the stretch has.',
  }),
});
export type OrphanView = InstanceType<typeof OrphanView>;
export type OrphanRow = RowOf<typeof OrphanView>;

export const LengthDiscountsView = view('LengthDiscountsView', 'Discounts of a stay for longer bookings', {
  discounts: shown.many(LengthDiscountView, { description: 'All discounts, fewest nights first.' }),
});
export type LengthDiscountsView = InstanceType<typeof LengthDiscountsView>;
