import { DescribeModel } from '#kit/views/model-description';
import { ApiExtraModels, getSchemaPath, ApiProperty } from '#kit/openapi/api-notes';
import { PictureView } from '#kit/views/picture.view';
import { UploadVersionView } from '#shared/uploads/upload.view';

@ApiExtraModels(UploadVersionView)
@DescribeModel('The state of the upload, and the file once it is complete')
export class ChunkedUploadView {
  @ApiProperty({ description: 'Id of the upload, chosen by the client.' })
  upload_id: string;

  @ApiProperty({ type: 'integer', description: 'Total number of parts.' })
  parts: number;

  @ApiProperty({ type: 'integer', isArray: true, description: 'Numbers of the received parts, in ascending order.' })
  received: number[];

  @ApiProperty({ description: 'Whether the file is complete and stored.' })
  complete: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Address of the file; null until the upload is complete.' })
  url: string | null;

  @ApiProperty({
    type: String,
    enum: ['image', 'video'],
    nullable: true,
    description: 'Media type of the file; null until the upload is complete.',
  })
  type: 'image' | 'video' | 'file' | null;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { $ref: getSchemaPath(UploadVersionView) },
    description: 'Addresses of the sizes of a complete image; only for images.',
  })
  versions?: Record<string, UploadVersionView>;

  @ApiProperty({
    type: [PictureView],
    required: false,
    description: 'Picture as records show it; only for a complete image.',
  })
  pictures?: PictureView[];
}
