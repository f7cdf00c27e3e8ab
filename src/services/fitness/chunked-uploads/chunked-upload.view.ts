import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { Shown } from '#kit/fields/shape-fields';
import { PictureView } from '#kit/views/picture.view';
import { UploadVersionView } from '#shared/uploads/upload.view';

/** How far an upload has come; the last part answers the address of the file. */
@ApiExtraModels(UploadVersionView)
export class ChunkedUploadView {
  @Shown({ description: 'The name the client gave this upload.' })
  upload_id: string;

  @Shown({ type: 'integer', description: 'How many parts there are.' })
  parts: number;

  @Shown({ type: 'integer', isArray: true, description: 'The parts that are here, in order.' })
  received: number[];

  @Shown({ description: 'Whether the file is whole and stored.' })
  complete: boolean;

  @Shown({ type: String, nullable: true, description: 'Null until it is complete.' })
  url: string | null;

  @Shown({
    type: String,
    enum: ['image', 'video'],
    nullable: true,
    description: 'What the bytes are; null until it is complete.',
  })
  type: 'image' | 'video' | 'file' | null;

  @Shown({
    type: 'object',
    selfRequired: false,
    additionalProperties: { $ref: getSchemaPath(UploadVersionView) },
    description: 'Of a complete image, as an upload in one answers them.',
  })
  versions?: Record<string, UploadVersionView>;

  @Shown({ type: [PictureView], required: false, description: 'Of a complete image: as records show it.' })
  pictures?: PictureView[];
}
