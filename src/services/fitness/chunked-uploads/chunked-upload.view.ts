import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { Shown } from '#kit/fields/shape-fields';
import { PictureView } from '#kit/views/picture.view';
import { UploadVersionView } from '#shared/uploads/upload.view';

/** Progress of an upload; the last part returns the URL of the file. */
@ApiExtraModels(UploadVersionView)
export class ChunkedUploadView {
  @Shown({ description: 'The name the client gave this upload.' })
  upload_id: string;

  @Shown({ type: 'integer', description: 'Total number of parts.' })
  parts: number;

  @Shown({ type: 'integer', isArray: true, description: 'Numbers of the received parts, in order.' })
  received: number[];

  @Shown({ description: 'Whether the file is complete and stored.' })
  complete: boolean;

  @Shown({ type: String, nullable: true, description: 'Null until it is complete.' })
  url: string | null;

  @Shown({
    type: String,
    enum: ['image', 'video'],
    nullable: true,
    description: 'Media type of the file; null until it is complete.',
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
