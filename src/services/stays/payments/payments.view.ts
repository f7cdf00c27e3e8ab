import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PAYMENT_METHODS } from '../bookings/booking-status';

const OfferedMethodView = view('OfferedMethodView', {
  method: shown.word(PAYMENT_METHODS),
  hosted: shown.flag({ description: "Paid on the processor's own page" }),
});
export type OfferedMethodView = InstanceType<typeof OfferedMethodView>;

export const PaymentMethodsView = view('PaymentMethodsView', {
  methods: shown.many(OfferedMethodView, { description: 'In the order they are offered' }),
  allowPayOnArrival: shown.flag(),
  simulated: shown.flag({ description: 'Card and wallet are taken by the simulator, and no money moves' }),
});
export type PaymentMethodsView = InstanceType<typeof PaymentMethodsView>;
