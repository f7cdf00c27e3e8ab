import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '#kit/openapi/api-notes';
import { Transform } from 'class-transformer';
import { Whole } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';
import { UploadBody } from '#shared/uploads/uploads.dto';

export const MAX_PART = 16 * 1024 * 1024;

/** Enough for files of two gigabytes in parts of the maximum size. */
const MAX_PARTS = 128;

/** A whole number in a form, where every value is text. */
const FormNumber = (description: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value,
    ),
    Whole({ min: 1, max: MAX_PARTS, description, example: 1 }),
  );

/** The text fields sent with a part; `upload_id` and `parts` are the same for every part. */
export class UploadPartBody extends UploadBody {
  @Text({
    min: 8,
    max: 64,
    pattern: /^[A-Za-z0-9_-]+$/,
    description: 'Id of the upload, chosen by the client; the same in every part.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  upload_id: string;

  @FormNumber('Number of this part, from 1. Parts may be sent in any order and repeated.')
  part: number;

  @FormNumber('Total number of parts; the same in every part.')
  parts: number;
}

/** The whole form, as the API description shows it. */
export class UploadPartForm extends UploadPartBody {
  @ApiProperty({ type: 'string', format: 'binary', description: 'Bytes of the part, at most 16 MB.' })
  file: unknown;
}
