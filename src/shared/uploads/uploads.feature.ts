import type { Feature } from '#kit/service/feature';
import { UploadsModule } from './uploads.module';
import { uploadSentences } from './uploads.sentences';

export const uploads: Feature = { module: UploadsModule, sentences: uploadSentences };
