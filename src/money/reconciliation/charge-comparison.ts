import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import type { Charge } from '#payments/payment-gateway';
import {
  comparedColumns,
  type ComparedPayment,
  differenceOf,
  type SeenDifference,
  seenDifference,
  stateOfCharge,
  unknownCharge,
} from './comparison';
import { ReconcilePolicy } from './reconcile-policy';

const paymentsOfCharges = (columns: string): string => `
  SELECT charge.intent AS "chargeId", ${columns}
  FROM unnest($2::text[], $3::text[]) AS charge (intent, key)
  JOIN LATERAL (
    SELECT * FROM payment WHERE provider = $1 AND (intent_id = charge.intent OR key = charge.key)
    ORDER BY (intent_id = charge.intent) DESC NULLS LAST, settles DESC, id DESC LIMIT 1
  ) p ON true`;

type ChargedPayment = ComparedPayment & { chargeId: string };

/** Compares what a processor has received with our payments. */
@Injectable()
export class ChargeComparison {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly policy: ReconcilePolicy,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Charges of other sites on the same account are left out. */
  async compare(provider: string, charges: readonly Charge[]): Promise<SeenDifference[]> {
    const payments = new Map((await this.paymentsOf(provider, charges)).map(payment => [payment.chargeId, payment]));
    return charges.flatMap(charge => this.difference(provider, charge, payments.get(charge.intentId)) ?? []);
  }

  private difference(provider: string, charge: Charge, payment?: ComparedPayment): SeenDifference | undefined {
    const isOwn = payment !== undefined || charge.service === this.definition.name;
    if (!isOwn) return undefined;
    // A payment has one charge, so a second one with its key is not known here.
    if (!payment || (payment.intentId !== null && payment.intentId !== charge.intentId)) {
      return charge.refundedCents === charge.amountCents ? undefined : unknownCharge(provider, charge);
    }
    const there = stateOfCharge(charge, payment);
    const type = differenceOf(payment, there, this.clock.now());
    return type && seenDifference(type, payment, there, charge.paidAt);
  }

  private async paymentsOf(provider: string, charges: readonly Charge[]): Promise<ChargedPayment[]> {
    return this.db.rows(paymentsOfCharges(comparedColumns(this.policy.refundAskedAt)), [
      provider,
      charges.map(({ intentId }) => intentId),
      charges.map(({ paymentKey }) => paymentKey),
    ]);
  }
}
