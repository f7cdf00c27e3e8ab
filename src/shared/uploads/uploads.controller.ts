import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/http/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import { Creates } from '#kit/http/describe';
import { ReceivedFile, ReceivesFile } from '#kit/media/receives-file';
import { UploadView } from './upload.view';
import { UploadBody, UploadForm } from './uploads.dto';
import { BucketRequired, UploadsService } from './uploads.service';

const LARGEST_UPLOAD = 150 * 1024 * 1024;

@ApiTags('Uploads')
@Controller('helpers')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post('upload')
  @Audience(STAFF)
  @Creates('Store an image, in the sizes of its preset, or a video', UploadView, BucketRequired)
  @ReceivesFile({ field: 'file', maxBytes: LARGEST_UPLOAD })
  @ApiBody({ type: UploadForm })
  async upload(@ReceivedFile() path: string, @Body() body: UploadBody): Promise<UploadView> {
    return this.uploads.store(path, body);
  }
}
