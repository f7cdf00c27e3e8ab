import { Injectable } from '@nestjs/common';
import type { Configuration } from '../../../kit/config/configuration';
import { InjectConfiguration } from '../../../kit/config/configuration.token';
import { Processors } from '../../../kit/payments/processors';
import type { PaymentsStatusView } from './payments-status.view';

/** What the operator has configured for payments. */
@Injectable()
export class PaymentsStatus {
  constructor(
    private readonly processors: Processors,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  read(): PaymentsStatusView {
    const card = this.processors.gateway('stripe');
    const wallet = this.processors.gateway('paypal');
    return {
      card_processor: { configured: card !== undefined, testMode: card?.mode === 'test' },
      wallet_processor: { configured: wallet !== undefined, sandbox: wallet?.mode === 'test' },
      simulator: this.processors.configured.length === 0 && !this.configuration.production,
    };
  }
}
