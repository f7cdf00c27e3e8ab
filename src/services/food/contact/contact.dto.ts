import { Email, Text } from '#kit/fields/text-fields';

export class ContactBody {
  @Text({ max: 200, example: 'Sara Haddad', description: 'Name of the sender.' })
  name: string;

  @Email()
  email: string;

  @Text({ max: 4000, example: 'Do you cater for forty people?', description: 'Text of the message.' })
  message: string;

  @Text({
    description:
      'Idempotency key of the message: a repeat returns the first receipt and stores nothing, with `Idempotency-Mismatch: true` if the body differs.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;
}
