import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Tokens } from '#kit/access/tokens';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { recordId } from '#kit/http/identifiers';
import { refusal } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Payment } from '#money/payments/payment.entity';

export type ReturnOutcome = 'success' | 'cancel';

export interface PaymentReturned {
  paymentId: number;
  outcome: ReturnOutcome;
}

/** The signed address is malformed, forged or expired. */
export const ReturnAddressInvalid = refusal(401, 'return_address_invalid');

const AUDIENCE = 'payment-return';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** Signed return addresses for processors, so that the return of another payment cannot be forged. */
@Injectable()
export class ReturnAddresses {
  constructor(
    private readonly tokens: Tokens,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** The addresses of a payment. They are deterministic, because processors compare repeated requests. */
  async of(payment: Pick<Payment, 'id' | 'provider' | 'createdAt'>): Promise<Record<ReturnOutcome, string>> {
    return { success: await this.address(payment, 'success'), cancel: await this.address(payment, 'cancel') };
  }

  /** @throws ReturnAddressInvalid */
  async read(state: unknown): Promise<PaymentReturned> {
    const claims = typeof state === 'string' ? await this.tokens.verify(AUDIENCE, state) : undefined;
    const [id = '', outcome] = claims?.sub.split(':') ?? [];
    const paymentId = recordId(id);
    if (paymentId === undefined || (outcome !== 'success' && outcome !== 'cancel')) throw ReturnAddressInvalid();
    return { paymentId, outcome };
  }

  private async address(
    { id, provider, createdAt }: Pick<Payment, 'id' | 'provider' | 'createdAt'>,
    outcome: ReturnOutcome,
  ): Promise<string> {
    const openedAt = Temporal.Instant.fromEpochMilliseconds(createdAt.getTime());
    const state = await this.tokens.sign(AUDIENCE, `${id}:${outcome}`, LIFETIME_SECONDS, {}, openedAt);
    return `${this.configuration.publicUrl}/${this.definition.name}/api/payments/return/${provider}?state=${state}`;
  }
}
