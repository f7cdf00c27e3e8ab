import { Entity } from 'typeorm';
import { Identity, InstantColumn, IntegerColumn } from '#kit/database/columns';

/** The estimated tokens of a running call to the provider. */
@Entity({ name: 'ai_reservation' })
export class AiReservation {
  @Identity()
  id: number;

  /** Null in reservations made before each account had its own share. */
  @IntegerColumn({ nullable: true })
  accountId: number | null;

  @IntegerColumn()
  tokens: number;

  /** Until then, the reservation of a process that died counts. */
  @InstantColumn()
  expiresAt: Date;
}
