import { Email, Text } from '#kit/fields/text-fields';

export class ContactBody {
  @Text({ max: 200, example: 'Sara Haddad', description: 'Who writes.' })
  name: string;

  @Email()
  email: string;

  @Text({ max: 4000, example: 'Do you cater for forty people?', description: 'What the visitor writes.' })
  message: string;

  @Text({
    description:
      'Identifies this message: repeated, it returns the first receipt and is not stored again (with `Idempotency-Mismatch: true` if the body differs)',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;
}
