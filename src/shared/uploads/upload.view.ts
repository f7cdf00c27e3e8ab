import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { Shown } from '#kit/fields/shape-fields';
import { PictureView } from '#kit/views/picture.view';

export class UploadVersionView {
  @Shown({
    description: 'Address of the JPEG file.',
    example: '/shop/media/uploads/menu/0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11/card.jpg',
  })
  url: string;

  @Shown({ type: 'integer', example: 480 })
  width: number;

  @Shown({ type: 'integer', example: 320 })
  height: number;
}

@ApiExtraModels(UploadVersionView)
export class UploadView {
  @Shown({ description: 'Address of the stored file; for an image, of its widest version.' })
  url: string;

  @Shown({
    type: 'object',
    selfRequired: false,
    additionalProperties: { $ref: getSchemaPath(UploadVersionView) },
    description: 'For an image: its versions by name, none wider than the original.',
  })
  versions?: Record<string, UploadVersionView>;

  @Shown({
    type: [PictureView],
    required: false,
    description: 'For an image: the picture as records with its address return it.',
  })
  pictures?: PictureView[];

  @Shown({ enum: ['image', 'video', 'file'], description: 'Type of the content; `file` only in courses.' })
  type: 'image' | 'video' | 'file';
}
