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
    'Upload one part of a larger file; the last missing part returns the file',
    ChunkedUploadView,
    BucketRequired,
    UploadDiffers,
    PartDiffers,
    TooManyUploads,
  )
  @Describe(
    'Stores one part of a file of up to 2 GB, sent as 1 to 128 parts of at most 16 MB in any order, all with ' +
      'the same `upload_id` and number of `parts`.',
    'A part may be repeated; other bytes for it are refused (409 `part_differs`).',
    'The last missing part assembles the file and returns its URL, as a single upload does.',
    'An account may have five uploads in progress; incomplete ones are deleted after 24 hours.',
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
