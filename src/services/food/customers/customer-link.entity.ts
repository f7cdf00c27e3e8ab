import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { PersonLink } from '#shared/people/person-link.entity';
import { Customer } from './customer.entity';

@Entity({ name: 'customer_link' })
@Unique('customer_link_token_key', ['tokenHash'])
export class CustomerLink extends PersonLink {
  @ForeignKey(() => Customer, { name: 'customer_link_person_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  personId: number;
}
