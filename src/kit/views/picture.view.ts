import { ApiProperty } from '../openapi/api-notes';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { BilingualView } from './bilingual.view';
import type { Bilingual } from '../language/language';
import { pictureAt, type PictureType } from './picture-address';

export class PictureVersionView {
  @ApiProperty({ example: '/shop/media/uploads/0f6b1f0e-1600x1200-240-480-960-1600/480.webp' })
  url: string;

  @ApiProperty({ enum: ['image/webp', 'image/jpeg'], description: 'Media type, for a `source` element.' })
  type: PictureType;

  @ApiProperty({ type: 'integer', description: 'Width in pixels.', example: 480 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Height in pixels.', example: 360 })
  height: number;
}

const OF_ANOTHER_SITE = 'null of a picture that is not stored here';

/** Fields with the size of a picture. */
export const PICTURE_SIZE = {
  width: {
    type: 'integer',
    nullable: true,
    description: `Pixels of the widest version; ${OF_ANOTHER_SITE}.`,
    example: 1600,
  },
  height: {
    type: 'integer',
    nullable: true,
    description: `Pixels of the widest version; ${OF_ANOTHER_SITE}.`,
    example: 1200,
  },
  versions: {
    type: [PictureVersionView],
    description:
      'Versions for a `srcset`, from narrow to wide, each width as WebP and as JPEG; empty if `width` is null.',
  },
} satisfies Record<string, ApiPropertyOptions>;

export class PictureView {
  @ApiProperty({
    description:
      'Address of the picture. One that begins with `/` is relative to the origin of this API: `new URL(url, base)` completes it.',
    example: '/shop/media/uploads/0f6b1f0e-1600x1200-240-480-960-1600/1600.jpg',
  })
  url: string;

  @ApiProperty({ type: BilingualView, nullable: true, description: 'Alternative text; null if unknown.' })
  alt: Bilingual | null;

  @ApiProperty(PICTURE_SIZE.width)
  width: number | null;

  @ApiProperty(PICTURE_SIZE.height)
  height: number | null;

  @ApiProperty(PICTURE_SIZE.versions)
  versions: PictureVersionView[];
}

/** Size and versions of the picture at an address. */
export function pictureSizeAt(address: string): Pick<PictureView, 'width' | 'height' | 'versions'> {
  const found = pictureAt(address);
  if (!found) return { width: null, height: null, versions: [] };
  return { width: found.width, height: found.height, versions: found.versions };
}

export const pictureView = (url: string, alt: Bilingual | null = null): PictureView => ({
  url,
  alt,
  ...pictureSizeAt(url),
});
