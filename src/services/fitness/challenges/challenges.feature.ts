import { Challenges1767312600008 } from '#migrations/fitness/1767312600008-challenges';
import type { Feature } from '#kit/service/feature';
import { Challenge } from './challenge.entity';
import { ChallengeParticipation } from './challenge-participation.entity';

export const challenges: Feature = {
  entities: [Challenge, ChallengeParticipation],
  migrations: [Challenges1767312600008],
};
