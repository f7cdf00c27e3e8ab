import { Entity, ForeignKey } from 'typeorm';
import { BooleanColumn, HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';

/** A delivery address of a customer. Each customer has exactly one default. */
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

  /** As entered; kitchens compare the normalized form. */
  @TextColumn()
  postcode: string;

  @BooleanColumn({ default: false })
  isDefault: boolean;
}
