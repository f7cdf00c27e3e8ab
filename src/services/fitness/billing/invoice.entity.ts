import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  CreatedAt,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Account } from '#shared/staff/account.entity';

export const INVOICE_STATUSES = ['open', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

@Entity({ name: 'invoice' })
@Unique('invoice_number_key', ['number'])
@HandWrittenCheck('invoice_status_known')
@HandWrittenCheck('invoice_amount')
@HandWrittenIndex('invoice_account_idx')
export class Invoice {
  @Identity()
  id: number;

  @ForeignKey(() => Account, { name: 'invoice_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn()
  number: string;

  @DayColumn()
  issuedOn: string;

  @BilingualColumn()
  description: Bilingual;

  @IntegerColumn()
  amountCents: number;

  @TextColumn({ default: 'USD' })
  currency: string;

  @TextColumn()
  status: InvoiceStatus;

  @InstantColumn({ nullable: true })
  paidAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
