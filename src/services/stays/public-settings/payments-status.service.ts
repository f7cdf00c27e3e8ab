import { Injectable } from '@nestjs/common';
import { Processors } from '#payments/processors';
import { PaymentMethods } from '../payments/payment-methods.service';
import type { PaymentsStatusView } from './payments-status.view';

@Injectable()
export class PaymentsStatus {
  constructor(
    private readonly processors: Processors,
    private readonly methods: PaymentMethods,
  ) {}

  async get(): Promise<PaymentsStatusView> {
    const card = this.processors.gateway('stripe');
    const wallet = this.processors.gateway('paypal');
    const { simulated } = await this.methods.list();
    return {
      card_processor: { configured: card !== undefined, testMode: card?.mode === 'test' },
      wallet_processor: { configured: wallet !== undefined, sandbox: wallet?.mode === 'test' },
      simulator: simulated,
    };
  }
}
