import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const LengthDiscountView = view('LengthDiscountView', 'A discount for longer bookings', {
  nights: shown.whole({ description: 'Minimum number of nights of a discounted booking.', example: 7 }),
  percent: shown.whole({ description: 'Percent off the price of the nights.', example: 10 }),
});
