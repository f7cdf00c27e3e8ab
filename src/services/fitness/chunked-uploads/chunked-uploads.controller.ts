import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Creates, Describe } from '#kit/http/route-description';
import { ReceivedFile, ReceivesFile } from '#media/file-upload';
import { BucketRequired } from '#media/upload-admission';
import { ChunkedUploadView } from './chunked-upload.view';
import { MAX_PART, UploadPartBody, UploadPartForm } from './chunked-uploads.dto';
import { PartDiffers, TooManyUploads, UploadDiffers } from './chunked-uploads.refusals';
import { ChunkedUploads } from './chunked-uploads.service';

@ApiTags('Uploads')
@Controller('helpers')
export class ChunkedUploadsController {
  constructor(private readonly uploads: ChunkedUploads) {}

  @Post('upload-chunk')
  @Audience(STAFF)
  @Creates(
    'Store one part of a larger file; the one that makes it whole answers the file',
    ChunkedUploadView,
    BucketRequired,
    UploadDiffers,
    PartDiffers,
    TooManyUploads,
  )
  @Describe(
    'For files up to 2 GB: 1 to 128 parts of at most 16 MB, in any order, each carrying the same `upload_id` and ' +
      'number of `parts`.',
    'A part may be sent again; other bytes for it are refused (409 `part_differs`).',
    'The part that makes the file whole puts it together and answers its address, as an upload in one does.',
    'Five uploads may be under way for an account; what is not whole after 24 hours is forgotten.',
  )
  @ReceivesFile({ field: 'file', maxBytes: MAX_PART })
  @ApiBody({ type: UploadPartForm })
  async receive(
    @SignedIn() caller: Caller,
    @ReceivedFile() path: string,
    @Body() body: UploadPartBody,
  ): Promise<ChunkedUploadView> {
    return this.uploads.receive(caller, path, body);
  }
}
