import { Coaching1767312600019 } from '#migrations/fitness/1767312600019-coaching';
import type { Feature } from '#kit/service/feature';
import { Assignment } from './assignment.entity';
import { CheckIn } from './check-in.entity';
import { CoachClient } from './coach-client.entity';
import { CoachMessage } from './coach-message.entity';

export const coaching: Feature = {
  entities: [CoachClient, Assignment, CoachMessage, CheckIn],
  migrations: [Coaching1767312600019],
};
