import { Entity } from 'typeorm';
import { Identity, InstantColumn, IntegerColumn } from '#kit/database/columns';

/** The estimated tokens of a running call to the provider. */
@Entity({ name: 'ai_reservation' })
export class AiReservation {
  @Identity()
  id: number;

  @IntegerColumn()
  tokens: number;

  /** The reservation of a process that died counts until then. */
  @InstantColumn()
  expiresAt: Date;
}
