import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, JsonColumn, TextColumn } from '#kit/database/columns';

/** A day that no entry falls on any more. */
@Entity({ name: 'closed_day' })
export class ClosedDay {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'closed_day_pkey' })
  date: string;

  /** The report as it was, in cents. */
  @JsonColumn()
  figures: object;

  /** Of its end, by place, where later days begin. Null for a day that an earlier version closed. */
  @JsonColumn({ nullable: true })
  balances: object | null;

  /** SHA-256 over its entries. */
  @TextColumn()
  digest: string;

  @InstantColumn()
  closedAt: Date;
}
