import { Entity } from 'typeorm';
import { Identity, InstantColumn, IntegerColumn } from '#kit/database/columns';

/** The estimated tokens of a running call to the provider. */
@Entity({ name: 'ai_reservation' })
export class AiReservation {
  @Identity()
  id: number;

  /** Null in reservations of before accounts had a share of their own. */
  @IntegerColumn({ nullable: true })
  accountId: number | null;

  @IntegerColumn()
  tokens: number;

  /** The reservation of a process that died counts until then. */
  @InstantColumn()
  expiresAt: Date;
}
