import { mergeMessages } from '#kit/language/messages';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { FormerPictures } from './former-pictures';
import { StoredFile } from './stored-file.entity';
import { StoredFiles } from './stored-files.service';
import { uploadLabels } from './uploads.labels';
import { uploadMessages } from './uploads.messages';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';
import { uploadsOffice } from './uploads.office';

export const uploads: Feature = {
  controllers: [UploadsController],
  providers: [UploadsService, StoredFiles, FormerPictures],
  entities: [StoredFile],
  tables: ['shared/uploads'],
  routines: routinesIn(__dirname, 'discard_files'),
  messages: mergeMessages(uploadMessages, uploadLabels),
  office: uploadsOffice,
};
