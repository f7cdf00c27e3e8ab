import { Column, Entity, ForeignKey } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, Identity, IntegerColumn, TextColumn } from '#kit/database/columns';
import type { AssignedPart, RefundPartKind } from '../payments/refund-parts';
import { Refund } from './refund.entity';

/** What a refund consists of. Parts are never changed. */
@Entity({ name: 'refund_part' })
@ForeignKey(() => Refund, ['refundId', 'reference'], ['id', 'reference'], { name: 'refund_part_refund_fkey' })
@HandWrittenCheck('refund_part_kind_known')
@HandWrittenCheck('refund_part_of_line')
@HandWrittenCheck('refund_part_adds_up')
@HandWrittenCheck('refund_part_shares')
@HandWrittenIndex('refund_part_once')
@HandWrittenIndex('refund_part_fee_once')
export class RefundPart {
  @Identity()
  id: number;

  @IntegerColumn()
  refundId: number;

  @TextColumn()
  reference: string;

  @TextColumn()
  kind: RefundPartKind | AssignedPart['kind'];

  /** Of the line; null for other kinds. */
  @IntegerColumn({ nullable: true })
  position: number | null;

  /** Units of the line; null for other kinds. */
  @IntegerColumn({ nullable: true })
  quantity: number | null;

  /** Before discounts. */
  @Column({ type: 'bigint' })
  grossCents: number;

  @Column({ type: 'bigint', default: 0 })
  promoCents: number;

  @Column({ type: 'bigint', default: 0 })
  rewardCents: number;

  @Column({ type: 'bigint' })
  amountCents: number;

  /** What of nights was for extra guests. */
  @Column({ type: 'bigint', default: 0 })
  extraGuestCents: number;

  /** What would have been added to nights without their discount. */
  @Column({ type: 'bigint', default: 0 })
  lengthDiscountCents: number;

  /** What of money that was returned at the processor is the deposit. */
  @Column({ type: 'bigint', default: 0 })
  depositCents: number;
}
