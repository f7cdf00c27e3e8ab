import { routinesIn } from '#kit/service/sql-files';
import type { Type } from '@nestjs/common';
import type { Feature } from '#kit/service/feature';
import { PictureBudget } from './picture-budget';
import { JobPicture, PictureDay, PictureJob } from './picture-job.entity';
import { PictureJobTokens } from './picture-job-tokens';
import { PictureJobs } from './picture-jobs';
import { PictureLeases } from './picture-leases';
import { PictureRuns } from './picture-runs';
import { PictureSource } from './picture-source';
import { ReceivedPictures } from './received-pictures';
import { SourcePictures } from './source-pictures';
import { studioMessages } from './studio.messages';
import { StudioSubjects } from './studio-subjects';

const MINUTES = 60;

/** Drawn pictures for the records of one service; `subjects` describes these. */
export const studio = (subjects: Type<StudioSubjects>): Feature => ({
  providers: [
    PictureBudget,
    PictureJobs,
    PictureJobTokens,
    PictureLeases,
    PictureRuns,
    PictureSource,
    ReceivedPictures,
    SourcePictures,
    { provide: StudioSubjects, useClass: subjects },
  ],
  entities: [PictureJob, JobPicture, PictureDay],
  tables: ['agents/studio'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: studioMessages,
  rateLimits: { studioPictures: { limit: 30, windowSeconds: 10 * MINUTES } },
});
