import { Column, Entity, Unique } from 'typeorm';
import { HandWrittenCheck, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Language } from '#kit/language/language';
import type { ProcessorName } from '#payments/payment-gateway';

/** `approved`: the payer of a wallet agreed; the payment is captured by `settle`. */
export type SimulatedStatus = 'open' | 'approved' | 'paid' | 'failed' | 'expired';

@Entity({ name: 'simulated_session' })
@Unique('simulated_session_name_key', ['sessionId'])
@Unique('simulated_session_payment_once', ['paymentKey'])
@HandWrittenCheck('simulated_session_status_known')
export class SimulatedSession extends StoredRecord {
  /** `cs_sim_` and 128 random bits. Knowing it is enough to pay. */
  @TextColumn()
  sessionId: string;

  @TextColumn()
  paymentKey: string;

  @TextColumn()
  provider: ProcessorName;

  @TextColumn()
  reference: string;

  @Column({ type: 'bigint' })
  amountCents: number;

  @TextColumn()
  currency: string;

  @TextColumn()
  locale: Language;

  @TextColumn()
  successUrl: string;

  @TextColumn()
  cancelUrl: string;

  @TextColumn({ default: 'open' })
  status: SimulatedStatus;

  @Column({ type: 'bigint', default: 0 })
  refundedCents: number;
}

/** Id of the captured payment. */
export const intentOf = ({ sessionId }: Pick<SimulatedSession, 'sessionId'>): string =>
  sessionId.replace(/^cs_/, 'pi_');
