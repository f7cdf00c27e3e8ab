import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PAYMENT_METHODS } from '../bookings/booking-status';

const OfferedMethodView = view('OfferedMethodView', {
  method: shown.word(PAYMENT_METHODS),
  hosted: shown.flag({ description: "Paid on the processor's own page" }),
});
export type OfferedMethodView = InstanceType<typeof OfferedMethodView>;

export const PaymentMethodsView = view('PaymentMethodsView', {
  methods: shown.many(OfferedMethodView, { description: 'In display order' }),
  allowPayOnArrival: shown.flag(),
  simulated: shown.flag({ description: 'Whether the simulator handles card and wallet; it moves no money' }),
});
export type PaymentMethodsView = InstanceType<typeof PaymentMethodsView>;
