import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { refusal } from '#kit/refusals/refusal';
import type { ProcessorName } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { Settings, type SettingValues } from '#shared/settings/settings';
import type { PaymentMethod } from '../bookings/booking-status';
import type { OfferedMethodView, PaymentMethodsView } from './payments.view';

export const PaymentMethodUnavailable = refusal(422, 'payment_method_unavailable');

export interface RequiredMethod extends OfferedMethodView {
  /** Decided by the simulator: no money moves. */
  simulated: boolean;
}

/** The processor of each online method. */
export const PROCESSOR_OF: Partial<Record<PaymentMethod, ProcessorName>> = { card: 'stripe', wallet: 'paypal' };

const SETTINGS = { allow_pay_on_arrival: 'boolean' } as const;
export const PAYMENT_SETTINGS: readonly string[] = Object.keys(SETTINGS);

const ONLINE = ['card', 'wallet'] as const;

/** The payment methods that are available now, both listed and accepted. */
@Injectable()
export class PaymentMethods {
  constructor(
    private readonly processors: Processors,
    private readonly settings: Settings,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  async list(): Promise<PaymentMethodsView> {
    return this.listWith(await this.settings.values(SETTINGS));
  }

  /** @param stored values of `PAYMENT_SETTINGS`, by key @throws PaymentMethodUnavailable */
  require(method: PaymentMethod, stored: Readonly<Record<string, unknown>>): RequiredMethod {
    const { methods, simulated } = this.listWith(this.settings.read(SETTINGS, stored));
    const available = methods.find(entry => entry.method === method);
    if (!available) throw PaymentMethodUnavailable();
    return { ...available, simulated: simulated && method !== 'on_arrival' };
  }

  private listWith({ allow_pay_on_arrival: allowPayOnArrival }: SettingValues<typeof SETTINGS>): PaymentMethodsView {
    const configured = new Set(this.processors.configured.map(gateway => gateway.name));
    const simulated = configured.size === 0 && !this.configuration.production;
    const online = ONLINE.filter(method => simulated || configured.has(PROCESSOR_OF[method] as ProcessorName));
    return {
      methods: [
        ...online.map(method => ({ method, hosted: !simulated })),
        ...(allowPayOnArrival ? [{ method: 'on_arrival' as const, hosted: false }] : []),
      ],
      allowPayOnArrival,
      simulated,
    };
  }
}
