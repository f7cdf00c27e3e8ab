import { ApiProperty } from '#kit/openapi/api-notes';
import { Text } from '#kit/fields/text-fields';

const FOLDER = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/;

/** The text fields beside the file; forms send an empty text for what was left out. */
export class UploadBody {
  @Text({
    min: 0,
    max: 100,
    pattern: FOLDER,
    optional: true,
    description: 'Folder to keep the file in.',
    example: 'menu/soups',
  })
  path?: string;

  @Text({
    min: 0,
    max: 50,
    optional: true,
    description:
      'What an image is for, which decides its sizes: `profile` in every service, and its own, which a refusal names. ' +
      'Those of its main records when left out.',
    example: 'profile',
  })
  for?: string;

  @Text({
    min: 0,
    max: 50,
    optional: true,
    description: 'What the client takes the file for; only its bytes decide.',
    example: 'image',
  })
  type?: string;
}

/** The whole form, as the API description shows it. */
export class UploadForm extends UploadBody {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'An image or a video, in courses also a document; at most 150 MB.',
  })
  file: unknown;
}
