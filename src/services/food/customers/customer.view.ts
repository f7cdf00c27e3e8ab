import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { personFields, PersonStatisticView } from '#shared/people/person.view';

const own = {
  ...personFields,
  reward_points: shown.whole({ example: 120, description: 'Balance of reward points.' }),
  ...shown.timestamps,
};

export const CustomerView = view('CustomerView', 'The profile of a customer', own);
export type CustomerView = InstanceType<typeof CustomerView>;

export const CustomerRecordView = view('CustomerRecordView', 'A customer account as staff see it', {
  ...own,
  points_debt: shown.whole({
    example: 0,
    description:
      'Points of refunded orders that were already spent; later earnings pay them first. 0 unless the setting `rewards_recover_spent` is on.',
  }),
  orders_count: shown.whole({ description: 'Number of orders placed with the account.' }),
  deleted_at: shown.instant({ nullable: true }),
});
export type CustomerRecordView = InstanceType<typeof CustomerRecordView>;

export const CustomerSessionView = view('CustomerSessionView', 'A token and the profile of the customer', {
  token: shown.text({ secret: true, description: 'Access token, sent as `Authorization: Bearer <token>`.' }),
  user: shown.one(CustomerView, { description: 'Profile of the customer who signed in.' }),
});
export type CustomerSessionView = InstanceType<typeof CustomerSessionView>;

@DescribeModel('Counts of customer accounts')
export class CustomerStatisticView extends PersonStatisticView {
  @ApiProperty({ type: 'integer', description: 'Number of customers who are not deleted.' })
  override total: number;
}
