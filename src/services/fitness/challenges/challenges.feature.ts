import { ChallengeProgress2026112816180 } from '#migrations/fitness/2026112816180-challenge-progress';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { CHALLENGE_PROGRESS } from './challenge-progress.fill';
import { ChallengeParticipation } from './challenge-participation.entity';
import { Challenge } from './challenge.entity';
import { ChallengesStaffController } from './challenges-staff.controller';
import { ChallengeInUse } from './challenges.catalogue';
import { challengeMessages } from './challenges.messages';
import { challengesOffice } from './challenges.office';

export const challenges: Feature = {
  controllers: [ChallengesStaffController],
  entities: [Challenge, ChallengeParticipation],
  tables: ['fitness/challenges'],
  migrations: [ChallengeProgress2026112816180],
  fills: [CHALLENGE_PROGRESS],
  routines: routinesIn(
    __dirname,
    'challenge_progress',
    'count_challenge_days',
    'count_changed_days',
    'count_edited_challenge',
    'count_participation',
    'file_cleanup',
  ),
  messages: challengeMessages,
  constraintRefusals: { challenge_slug_key: SlugInUse, challenge_participation_challenge_fkey: ChallengeInUse },
  office: challengesOffice,
};
