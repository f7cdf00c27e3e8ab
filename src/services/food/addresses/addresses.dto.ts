import { changeOf } from '#kit/fields/change-of';
import { Flag } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

export class AddressBody {
  @Text({
    max: 60,
    optional: true,
    nullable: true,
    example: 'Home',
    description: 'Name that the customer gave the address, such as “Home”; null without one.',
  })
  label?: string | null;

  @Text({ example: '350 W 31st St, apt 4' })
  street: string;

  @Text({ max: 100, example: 'New York' })
  city: string;

  @Text({ max: 20, example: '10001' })
  postcode: string;

  @Flag({ optional: true, description: 'Whether to make it the default; the first address always is.' })
  is_default?: boolean;
}

export class AddressChangeBody extends changeOf(AddressBody) {
  @Flag({
    optional: true,
    description: 'True makes it the default. False changes nothing: make another address the default instead.',
  })
  override is_default?: boolean;
}
