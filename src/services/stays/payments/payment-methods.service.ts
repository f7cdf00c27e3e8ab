import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { refusal } from '#kit/refusals/refusal';
import type { ProcessorName } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { Settings, type SettingValues } from '#shared/settings/settings';
import type { PaymentMethod } from '../bookings/booking-status';
import type { OfferedMethodView, PaymentMethodsView } from './payments.view';

/** The method is not offered now. */
export const PaymentMethodUnavailable = refusal(422, 'payment_method_unavailable');

/** A method that is offered, for a booking that wants it. */
export interface RequiredMethod extends OfferedMethodView {
  /** Taken by the simulator. */
  simulated: boolean;
}

/** Who takes which method. */
export const PROCESSOR_OF: Partial<Record<PaymentMethod, ProcessorName>> = { card: 'stripe', wallet: 'paypal' };

const SETTINGS = { allow_pay_on_arrival: 'boolean' } as const;
export const PAYMENT_SETTINGS: readonly string[] = Object.keys(SETTINGS);

const ONLINE = ['card', 'wallet'] as const;

/** How a booking can be paid at this moment: what is shown and what is accepted come from here. */
@Injectable()
export class PaymentMethods {
  constructor(
    private readonly processors: Processors,
    private readonly settings: Settings,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  async offered(): Promise<PaymentMethodsView> {
    return this.offeredBy(await this.settings.values(SETTINGS));
  }

  /**
   * @param stored values of `PAYMENT_SETTINGS`, by key
   * @throws PaymentMethodUnavailable
   */
  require(method: PaymentMethod, stored: Readonly<Record<string, unknown>>): RequiredMethod {
    const { methods, simulated } = this.offeredBy(this.settings.read(SETTINGS, stored));
    const found = methods.find(offered => offered.method === method);
    if (!found) throw PaymentMethodUnavailable();
    return { ...found, simulated: simulated && method !== 'on_arrival' };
  }

  private offeredBy({ allow_pay_on_arrival: allowPayOnArrival }: SettingValues<typeof SETTINGS>): PaymentMethodsView {
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
