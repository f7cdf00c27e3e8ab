import { Progress1767312600017 } from '#migrations/fitness/1767312600017-progress';
import type { Feature } from '#kit/service/feature';
import { BodyReading } from './body-reading.entity';
import { JournalNote } from './journal-note.entity';
import { ProgressPhoto } from './progress-photo.entity';
import { WeightGoal } from './weight-goal.entity';

export const progress: Feature = {
  entities: [BodyReading, ProgressPhoto, JournalNote, WeightGoal],
  migrations: [Progress1767312600017],
};
