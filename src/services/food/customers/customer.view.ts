import { Shown } from '#kit/fields/shape-fields';
import { PersonStatisticView } from '#shared/people/person.view';

/** Customers as they see themselves; its names are the columns that are read for it. */
export class CustomerView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'sara' })
  username: string;

  @Shown({ example: 'Sara' })
  first_name: string;

  @Shown({ example: 'Haddad' })
  last_name: string;

  @Shown({ example: 'sara@example.com' })
  email: string;

  @Shown({ type: String, nullable: true, example: '+1 212 555 0142' })
  phone: string | null;

  @Shown({ description: 'Whether the e-mail address is known to be theirs' })
  is_verified: boolean;

  @Shown({ type: 'integer', example: 120 })
  reward_points: number;

  @Shown({ type: String, format: 'date-time' })
  created_at: Date;

  @Shown({ type: String, format: 'date-time' })
  updated_at: Date;
}

/** Customers as staff see them. */
export class CustomerRecordView extends CustomerView {
  @Shown({ type: 'integer', description: 'Orders placed with the account' })
  orders_count: number;

  @Shown({ type: String, format: 'date-time', nullable: true })
  deleted_at: Date | null;
}

export class CustomerSessionView {
  @Shown({ description: 'To send as `Authorization: Bearer <token>`' })
  token: string;

  @Shown({ type: CustomerView })
  user: CustomerView;
}

export class CustomerStatisticView extends PersonStatisticView {
  @Shown({ type: 'integer', description: 'Customers who are not deleted' })
  override total: number;
}
