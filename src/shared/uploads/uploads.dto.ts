import { ApiProperty } from '#kit/openapi/api-notes';
import { Text } from '#kit/fields/text-fields';

const FOLDER = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/;

/** The text fields of the form. Forms send an empty text for omitted fields. */
export class UploadBody {
  @Text({
    min: 0,
    max: 100,
    pattern: FOLDER,
    optional: true,
    description: 'Folder of the file.',
    example: 'menu/soups',
  })
  path?: string;

  @Text({
    min: 0,
    max: 50,
    optional: true,
    description:
      'Preset that decides the sizes of an image: `profile` in every service, others per service, which the error for an ' +
      'unknown preset lists. The preset of the main records when left out.',
    example: 'profile',
  })
  for?: string;

  @Text({
    min: 0,
    max: 50,
    optional: true,
    description: 'Type assumed by the client; ignored, since the content decides.',
    example: 'image',
  })
  type?: string;
}

export class UploadForm extends UploadBody {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'An image or a video, in courses also a document; at most 150 MB.',
  })
  file: unknown;
}
