import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const AddressView = view('AddressView', 'A saved address', {
  id: shown.id(),
  label: shown.text({ nullable: true, example: 'Home', description: 'What the customer calls it, such as “Home”.' }),
  street: shown.text({ example: '350 W 31st St, apt 4' }),
  city: shown.text({ example: 'New York' }),
  postcode: shown.text({ example: '10001' }),
  is_default: shown.flag({ description: 'Exactly one address of a customer is the default' }),
  ...shown.timestamps,
});
export type AddressView = InstanceType<typeof AddressView>;
