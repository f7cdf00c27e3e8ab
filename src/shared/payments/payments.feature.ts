import { Payments1767225600003 } from '#migrations/shared/1767225600003-payments';
import { Payment } from './payment.entity';
import { PaymentEvent } from './payment-event.entity';
import { paymentsSentences } from './payments.sentences';

/** The tables and sentences of payments, for the feature of a service that takes them. */
export const paymentParts = {
  entities: [Payment, PaymentEvent],
  migrations: [Payments1767225600003],
  sentences: paymentsSentences,
};
