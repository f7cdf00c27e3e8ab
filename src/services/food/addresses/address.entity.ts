import { Entity, ForeignKey } from 'typeorm';
import { BooleanColumn, HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';

/** A delivery address a customer keeps. Of the addresses of one customer exactly one is the default. */
@Entity({ name: 'address' })
@HandWrittenIndex('address_customer_idx')
@HandWrittenIndex('address_one_default_key')
export class Address extends StoredRecord {
  @ForeignKey(() => Customer, { name: 'address_customer_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  customerId: number;

  @TextColumn({ nullable: true })
  label: string | null;

  @TextColumn()
  street: string;

  @TextColumn()
  city: string;

  /** As it was written; kitchens compare it in their own form. */
  @TextColumn()
  postcode: string;

  @BooleanColumn({ default: false })
  isDefault: boolean;
}
