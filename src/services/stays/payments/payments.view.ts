import { Shown } from '#kit/fields/shape-fields';
import { PAYMENT_METHODS, type PaymentMethod } from '../bookings/booking-status';

export class OfferedMethodView {
  @Shown({ type: String, enum: PAYMENT_METHODS })
  method: PaymentMethod;

  @Shown({ type: Boolean, description: "Paid on the processor's own page" })
  hosted: boolean;
}

export class PaymentMethodsView {
  @Shown({ type: () => OfferedMethodView, isArray: true, description: 'In the order they are offered' })
  methods: OfferedMethodView[];

  @Shown({ type: Boolean })
  allowPayOnArrival: boolean;

  @Shown({ type: Boolean, description: 'Card and wallet are taken by the simulator, and no money moves' })
  simulated: boolean;
}
