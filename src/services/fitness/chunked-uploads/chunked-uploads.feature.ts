import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { AccountDeleting } from '../accounts/account.events';
import { ChunkedUpload } from './chunked-upload.entity';
import { ChunkedUploadsController } from './chunked-uploads.controller';
import { chunkedUploadMessages } from './chunked-uploads.messages';
import { ChunkedUploads } from './chunked-uploads.service';
import { PartAssembly } from './part-assembly';
import { chunkedUploadsOffice } from './chunked-uploads.office';

export const chunkedUploads: Feature = {
  controllers: [ChunkedUploadsController],
  providers: [PartAssembly, ChunkedUploads],
  entities: [ChunkedUpload],
  tables: ['fitness/chunked-uploads'],
  handlers: [on(AccountDeleting, PartAssembly, 'forgetOfAccount')],
  messages: chunkedUploadMessages,
  office: chunkedUploadsOffice,
};
