import { PeopleOfBadges2026112906210 } from '#migrations/fitness/2026112906210-people-of-badges';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { Badge } from './badge.entity';
import { BadgesStaffController } from './badges-staff.controller';
import { BadgeInUse } from './badges.catalogue';
import { badgeMessages } from './badges.messages';
import { EarnedBadge } from './earned-badge.entity';
import { badgesOffice } from './badges.office';

export const badges: Feature = {
  controllers: [BadgesStaffController],
  entities: [Badge, EarnedBadge],
  tables: ['fitness/badges'],
  migrations: [PeopleOfBadges2026112906210],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: badgeMessages,
  constraintRefusals: {
    badge_slug_key: SlugInUse,
    earned_badge_badge_fkey: BadgeInUse,
    challenge_badge_fkey: BadgeInUse,
  },
  office: badgesOffice,
};
