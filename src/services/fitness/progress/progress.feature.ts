import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { BodyReading } from './body-reading.entity';
import { JournalNote } from './journal-note.entity';
import { ProgressPhotos } from './photos.service';
import { ProgressController } from './progress.controller';
import { ProgressPages } from './progress-page';
import { progressMessages } from './progress.messages';
import { Progress } from './progress.service';
import { ProgressPhoto } from './progress-photo.entity';
import { WeightGoal } from './weight-goal.entity';
import { progressOffice } from './progress.office';

export const progress: Feature = {
  controllers: [ProgressController],
  providers: [ProgressPages, Progress, ProgressPhotos],
  messages: progressMessages,
  entities: [BodyReading, ProgressPhoto, JournalNote, WeightGoal],
  tables: ['fitness/progress'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  office: progressOffice,
};
