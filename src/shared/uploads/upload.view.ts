import { DescribeModel } from '#kit/views/model-description';
import { ApiExtraModels, getSchemaPath, ApiProperty } from '#kit/openapi/api-notes';
import { PictureView } from '#kit/views/picture.view';

export class UploadVersionView {
  @ApiProperty({
    description: 'Address of the JPEG file.',
    example: '/shop/media/uploads/menu/0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11/card.jpg',
  })
  url: string;

  @ApiProperty({ type: 'integer', example: 480 })
  width: number;

  @ApiProperty({ type: 'integer', example: 320 })
  height: number;
}

@ApiExtraModels(UploadVersionView)
@DescribeModel('The stored file with its address and versions')
export class UploadView {
  @ApiProperty({ description: 'Address of the stored file; for an image, of its widest version.' })
  url: string;

  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { $ref: getSchemaPath(UploadVersionView) },
    description: 'For an image: its versions by name, none wider than the original.',
  })
  versions?: Record<string, UploadVersionView>;

  @ApiProperty({
    type: [PictureView],
    required: false,
    description: 'For an image: the picture as records with its address return it.',
  })
  pictures?: PictureView[];

  @ApiProperty({ enum: ['image', 'video', 'file'], description: 'Type of the content; `file` only in courses.' })
  type: 'image' | 'video' | 'file';
}
