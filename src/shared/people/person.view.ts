import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';
import { shown } from '#kit/views/shown';

export const personFields = {
  id: shown.id({ description: 'Id of the account.' }),
  username: shown.text({
    description: 'Username in lower case; identifies the account in addresses.',
    example: 'sara',
  }),
  first_name: shown.text({ description: 'Given name.', example: 'Sara' }),
  last_name: shown.text({ description: 'Family name.', example: 'Haddad' }),
  email: shown.text({ description: 'E-mail address to sign in with.', example: 'sara@example.com' }),
  phone: shown.text({ nullable: true, example: '+1 212 555 0142' }),
  is_verified: shown.flag({ description: 'Whether the e-mail address is confirmed' }),
};

@DescribeModel('Counts of accounts')
export class PersonStatisticView {
  @ApiProperty({ type: 'integer', description: 'Number of people who are not deleted' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Number of people of the total with a confirmed e-mail address' })
  verified: number;

  @ApiProperty({ type: 'integer', description: 'Number of people of the total without a confirmed e-mail address' })
  unverified: number;

  @ApiProperty({ type: 'integer', description: 'Number of deleted people, who are not in the total' })
  deleted: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of people registered since the first day of this month, in UTC',
  })
  new_this_month: number;
}

/** The same response for every address. */
@DescribeModel('Confirms the request; the response is the same for unknown addresses')
export class LinkSentView {
  @ApiProperty({ enum: [true], description: 'Always true, also for an address without an account' })
  sent: true;
}

@DescribeModel('Confirms that the new password is set')
export class PasswordResetView {
  @ApiProperty({ enum: [true], description: 'Always true; failures return an error' })
  reset: true;
}

@DescribeModel('Confirms that the former e-mail address is restored')
export class EmailRestoredView {
  @ApiProperty({ enum: [true], description: 'Always true; failures return an error' })
  restored: true;
}

@DescribeModel('Whether the mail was sent')
export class ResentView {
  @ApiProperty({ description: 'Whether the mail was sent' })
  sent: boolean;

  @ApiProperty({ description: 'True when no mail server is configured, so that nothing was sent' })
  simulated: boolean;
}
