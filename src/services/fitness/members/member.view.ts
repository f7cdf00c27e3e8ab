import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { personFields } from '#shared/people/person.view';

export const MemberView = view('MemberView', 'The account of a member', {
  ...personFields,
  country_id: shown.whole({
    nullable: true,
    description: 'ISO 3166-1 numeric code of the country; null if unknown.',
    example: 682,
  }),
  profile_picture: shown.picture({ nullable: true }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  ...shown.timestamps,
  deleted_at: shown.instant({ nullable: true }),
});
export type MemberView = InstanceType<typeof MemberView>;
