import { Shown } from '#kit/fields/shape-fields';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { personFields, PersonStatisticView } from '#shared/people/person.view';

const own = {
  ...personFields,
  reward_points: shown.whole({ example: 120, description: 'Balance of points.' }),
  ...shown.timestamps,
};

export const CustomerView = view('CustomerView', own);
export type CustomerView = InstanceType<typeof CustomerView>;

export const CustomerRecordView = view('CustomerRecordView', {
  ...own,
  orders_count: shown.whole({ description: 'Orders placed with the account' }),
  deleted_at: shown.instant({ nullable: true }),
});
export type CustomerRecordView = InstanceType<typeof CustomerRecordView>;

export const CustomerSessionView = view('CustomerSessionView', {
  token: shown.text({ description: 'To send as `Authorization: Bearer <token>`' }),
  user: shown.one(CustomerView, { description: 'The customer who is signed in now.' }),
});
export type CustomerSessionView = InstanceType<typeof CustomerSessionView>;

export class CustomerStatisticView extends PersonStatisticView {
  @Shown({ type: 'integer', description: 'Customers who are not deleted' })
  override total: number;
}
