import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
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
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: challengeMessages,
  constraintRefusals: { challenge_slug_key: SlugInUse, challenge_participation_challenge_fkey: ChallengeInUse },
  office: challengesOffice,
};
