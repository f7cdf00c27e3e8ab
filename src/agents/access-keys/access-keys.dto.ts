import { Flag } from '#kit/fields/number-fields';
import { InstantText, Password, Text } from '#kit/fields/text-fields';

export class AccessKeyBody {
  @Text({ max: 80, example: 'Assistant on my laptop', description: 'Purpose of the key.' })
  name: string;

  @Text({
    list: { min: 1, max: 50 },
    max: 64,
    optional: true,
    nullable: true,
    example: ['overview'],
    description: 'Groups of tools the key may use; all when left out. An unknown group is refused.',
  })
  toolsets?: string[] | null;

  @Flag({ optional: true, description: 'Whether the key may only read; true when left out.' })
  read_only?: boolean;

  @InstantText({
    optional: true,
    nullable: true,
    example: '2099-12-31T23:59:59.000Z',
    description: 'Time in the future from which the key is refused; it does not expire when left out.',
  })
  expires_at?: string | null;

  @Password({ min: 1, description: 'Current password of the account, as confirmation.' })
  password: string;
}
