import { TimeZone } from '#kit/fields/text-fields';
import { CountryId } from '#shared/countries/country-id';
import type { StaffShape } from '#shared/staff/staff-shape';
import { MEMBER_ROLE } from './fitness.permissions';

/** Time zone that decides the days of an account. */
export const AccountTimeZone = () =>
  TimeZone({ optional: true, description: 'A time zone by its IANA name; UTC until one is set.' });

/** Coaches and other staff. Members share the table and the sign-in routes. */
export const fitnessStaffShape: StaffShape = {
  area: 'coaches',
  accountField: 'account',
  passwordMinimum: 8,
  countedAttempts: 'all',
  memberRole: MEMBER_ROLE,
  allRolesWithout: 'page_count',
  pageSizeBelowOne: 1,
  reservedUsernames: ['deleted', 'statistic', 'management'],
  fields: [
    { name: 'timezone', request: AccountTimeZone(), response: { type: String, example: 'Asia/Dubai' } },
    {
      name: 'country_id',
      request: CountryId({ optional: true, nullable: true }),
      response: { type: 'integer', nullable: true, description: 'ISO 3166-1 numeric code', example: 682 },
    },
    {
      name: 'is_verified',
      response: { type: Boolean, description: 'Whether the e-mail address is confirmed' },
    },
  ],
};
