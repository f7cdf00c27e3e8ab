import { changeOf } from '#kit/fields/change-of';
import { Flag } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

export class AddressBody {
  @Text({
    max: 60,
    optional: true,
    nullable: true,
    example: 'Home',
    description: 'What the customer calls it, such as “Home”.',
  })
  label?: string | null;

  @Text({ example: '350 W 31st St, apt 4' })
  street: string;

  @Text({ max: 100, example: 'New York' })
  city: string;

  @Text({ max: 20, example: '10001' })
  postcode: string;

  @Flag({ optional: true, description: 'The first address is the default in any case' })
  is_default?: boolean;
}

export class AddressChangeBody extends changeOf(AddressBody) {
  @Flag({ optional: true, description: 'False leaves the default as it is: choose another one instead' })
  override is_default?: boolean;
}
