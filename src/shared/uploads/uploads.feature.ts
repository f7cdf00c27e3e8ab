import type { Feature } from '#kit/service/feature';
import { uploadSentences } from './uploads.sentences';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

export const uploads: Feature = {
  controllers: [UploadsController],
  providers: [UploadsService],
  sentences: uploadSentences,
};
