import type { Feature } from '#kit/service/feature';
import { StoredFiles1767400040000 } from '#migrations/shared/1767400040000-stored-files';
import { FormerPictures } from './former-pictures';
import { StoredFile } from './stored-file.entity';
import { StoredFiles } from './stored-files.service';
import { uploadSentences } from './uploads.sentences';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

export const uploads: Feature = {
  controllers: [UploadsController],
  providers: [UploadsService, StoredFiles, FormerPictures],
  entities: [StoredFile],
  migrations: [StoredFiles1767400040000],
  sentences: uploadSentences,
};
