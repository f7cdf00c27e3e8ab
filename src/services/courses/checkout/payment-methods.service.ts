import { Injectable } from '@nestjs/common';
import { fieldRefused } from '#kit/refusals/refusal';
import type { ProcessorName } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { PAYMENT_METHODS, type PaymentMethod } from '../orders/order.entity';
import type { PaymentMethodsView } from './checkout.view';

const PROCESSOR_OF: Record<PaymentMethod, ProcessorName> = { card: 'stripe', wallet: 'paypal' };

/** The payment methods available now; both the list and the validation of checkouts use them. */
@Injectable()
export class PaymentMethods {
  constructor(private readonly processors: Processors) {}

  list(): PaymentMethodsView {
    const methods = PAYMENT_METHODS.flatMap(method => {
      const gateway = this.processors.gateway(PROCESSOR_OF[method]);
      return gateway ? [{ method, gateway: gateway.name, hosted: true, mode: gateway.mode }] : [];
    });
    return { methods, simulated: methods.length > 0 && this.processors.configured.length === 0 };
  }

  processorFor(method: PaymentMethod | null | undefined): ProcessorName {
    if (method == null) throw fieldRefused('payment_method', 'required');
    const processor = PROCESSOR_OF[method];
    if (!this.processors.gateway(processor)) throw fieldRefused('payment_method', 'payment_method_unavailable');
    return processor;
  }
}
