import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const AddressView = view('AddressView', 'A saved address', {
  id: shown.id(),
  label: shown.text({
    nullable: true,
    example: 'Home',
    description: 'Name that the customer gave the address, such as “Home”; null without one.',
  }),
  street: shown.text({ example: '350 W 31st St, apt 4' }),
  city: shown.text({ example: 'New York' }),
  postcode: shown.text({ example: '10001' }),
  is_default: shown.flag({ description: 'Whether this is the default address of the customer, who has exactly one.' }),
  ...shown.timestamps,
});
export type AddressView = InstanceType<typeof AddressView>;
