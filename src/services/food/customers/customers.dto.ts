import { Password, Text } from '#kit/fields/text-fields';
import { OwnDetailsBody } from '#shared/people/people.dto';

export class RegisterBody extends OwnDetailsBody {
  @Password()
  password: string;

  @Text({
    optional: true,
    nullable: true,
    description:
      'Idempotency key of the registration: a repeat with the same e-mail address and password returns the first account.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token?: string | null;
}
