import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Creates, Describe } from '#kit/http/route-description';
import { ReceivedFile, ReceivesFile } from '#media/file-upload';
import { BucketRequired } from '#media/upload-admission';
import { StoredFiles } from './stored-files.service';
import { UploadView } from './upload.view';
import { UploadBody, UploadForm } from './uploads.dto';
import { UploadsService } from './uploads.service';

const MAX_UPLOAD = 150 * 1024 * 1024;

@ApiTags('Uploads')
@Controller('helpers')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly files: StoredFiles,
  ) {}

  @Post('upload')
  @Audience(STAFF)
  @Creates('Store an image, in the sizes of its preset, or a video', UploadView, BucketRequired)
  @Describe(
    'Stores one `file` of at most 150 MB: a JPEG, PNG, WebP, GIF or AVIF image of at most 60 million pixels, or an ' +
      'MP4, WebM, MOV or M4V video; in courses also a PDF, plain text (UTF-8), ZIP or Office file without macros, ' +
      'which browsers download. The type is detected from the content.',
    'Images are converted to JPEG and WebP in the widths of the preset `for`, never wider than the original.',
    'Use the returned `url` in the fields of records. Names cannot be guessed, and anyone with the address can read ' +
      'the file.',
    'Files are deleted with the account unless a record uses them.',
  )
  @ReceivesFile({ field: 'file', maxBytes: MAX_UPLOAD })
  @ApiBody({ type: UploadForm })
  async upload(
    @SignedIn() caller: Caller,
    @ReceivedFile() path: string,
    @Body() body: UploadBody,
  ): Promise<UploadView> {
    return this.files.record(caller, () => this.uploads.store(path, body, caller));
  }
}
