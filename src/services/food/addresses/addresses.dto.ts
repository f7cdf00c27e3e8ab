import { Flag } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

export class AddressBody {
  @Text({ max: 60, optional: true, nullable: true, example: 'Home' })
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

export class AddressChangeBody {
  @Text({ max: 60, optional: true, nullable: true })
  label?: string | null;

  @Text({ optional: true })
  street?: string;

  @Text({ max: 100, optional: true })
  city?: string;

  @Text({ max: 20, optional: true })
  postcode?: string;

  @Flag({ optional: true, description: 'False leaves the default as it is: choose another one instead' })
  is_default?: boolean;
}
