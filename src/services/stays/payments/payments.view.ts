import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PAYMENT_METHODS } from '../bookings/booking-status';

const OfferedMethodView = view('OfferedMethodView', {
  method: shown.word(PAYMENT_METHODS, { description: 'Value for `payment_method`.' }),
  hosted: shown.flag({ description: 'Whether the guest pays on a page of the processor.' }),
});
export type OfferedMethodView = InstanceType<typeof OfferedMethodView>;

export const PaymentMethodsView = view('PaymentMethodsView', 'The available payment methods', {
  methods: shown.many(OfferedMethodView, { description: 'Available methods, in display order.' }),
  allowPayOnArrival: shown.flag({ description: 'Whether `on_arrival` is among the methods.' }),
  simulated: shown.flag({ description: 'Whether the simulator handles `card` and `wallet`; it moves no money.' }),
});
export type PaymentMethodsView = InstanceType<typeof PaymentMethodsView>;
