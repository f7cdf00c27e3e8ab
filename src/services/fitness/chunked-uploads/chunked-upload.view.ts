import { DescribeModel } from '#kit/views/model-description';
import { ApiExtraModels, getSchemaPath, ApiProperty } from '#kit/openapi/api-notes';
import { PictureView } from '#kit/views/picture.view';
import { UploadVersionView } from '#shared/uploads/upload.view';

@ApiExtraModels(UploadVersionView)
@DescribeModel('The state of the upload, and the file once it is complete')
export class ChunkedUploadView {
  @ApiProperty({ description: 'The name the client gave this upload.' })
  upload_id: string;

  @ApiProperty({ type: 'integer', description: 'Total number of parts.' })
  parts: number;

  @ApiProperty({ type: 'integer', isArray: true, description: 'Numbers of the received parts, in order.' })
  received: number[];

  @ApiProperty({ description: 'Whether the file is complete and stored.' })
  complete: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Null until it is complete.' })
  url: string | null;

  @ApiProperty({
    type: String,
    enum: ['image', 'video'],
    nullable: true,
    description: 'Media type of the file; null until it is complete.',
  })
  type: 'image' | 'video' | 'file' | null;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { $ref: getSchemaPath(UploadVersionView) },
    description: 'Of a complete image, as an upload in one answers them.',
  })
  versions?: Record<string, UploadVersionView>;

  @ApiProperty({ type: [PictureView], required: false, description: 'Of a complete image: as records show it.' })
  pictures?: PictureView[];
}
