import { Flag } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

export class AppClientBody {
  @Text({ max: 80, example: 'Reports of the accountant', description: 'Name that is shown at consent.' })
  name: string;

  @Text({
    list: { min: 1, max: 10 },
    max: 2000,
    example: ['https://app.example.com/callback'],
    description:
      'Addresses to which the sign-in may return: https, http at this machine with any port, or a scheme of the app.',
  })
  redirect_uris: string[];

  @Flag({ optional: true, description: 'Whether the app gets a secret, for apps with a server; false when left out.' })
  confidential?: boolean;
}
