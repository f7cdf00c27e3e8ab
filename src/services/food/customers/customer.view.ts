import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { personFields, PersonStatisticView } from '#shared/people/person.view';

const own = {
  ...personFields,
  reward_points: shown.whole({ example: 120, description: 'Balance of points.' }),
  ...shown.timestamps,
};

export const CustomerView = view('CustomerView', 'The profile of a customer', own);
export type CustomerView = InstanceType<typeof CustomerView>;

export const CustomerRecordView = view('CustomerRecordView', 'A customer account as staff see it', {
  ...own,
  points_debt: shown.whole({
    example: 0,
    description: 'Spent points of refunded orders, which later earnings pay first; 0 unless `rewards_recover_spent`.',
  }),
  orders_count: shown.whole({ description: 'Orders placed with the account' }),
  deleted_at: shown.instant({ nullable: true }),
});
export type CustomerRecordView = InstanceType<typeof CustomerRecordView>;

export const CustomerSessionView = view('CustomerSessionView', 'A token and the profile of the customer', {
  token: shown.text({ secret: true, description: 'To send as `Authorization: Bearer <token>`' }),
  user: shown.one(CustomerView, { description: 'The customer who is signed in now.' }),
});
export type CustomerSessionView = InstanceType<typeof CustomerSessionView>;

@DescribeModel('Counts of customer accounts')
export class CustomerStatisticView extends PersonStatisticView {
  @ApiProperty({ type: 'integer', description: 'Customers who are not deleted' })
  override total: number;
}
