import { ApiProperty } from '../openapi/api-notes';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { BilingualView } from './bilingual.view';
import type { Bilingual } from '../language/language';
import { pictureAt, type PictureType } from './picture-address';

export class PictureVersionView {
  @ApiProperty({ example: '/shop/media/uploads/0f6b1f0e-1600x1200-240-480-960-1600/480.webp' })
  url: string;

  @ApiProperty({ enum: ['image/webp', 'image/jpeg'], description: 'Its media type, for a `source` element.' })
  type: PictureType;

  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 480 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 360 })
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
    description: 'For a `srcset`: from narrow to wide, of each width as WebP and as JPEG. Empty where `width` is null.',
  },
} satisfies Record<string, ApiPropertyOptions>;

export class PictureView {
  @ApiProperty({
    description: 'What begins with `/` lies at the origin of this API: `new URL(url, base)` makes it whole.',
    example: '/shop/media/uploads/0f6b1f0e-1600x1200-240-480-960-1600/1600.jpg',
  })
  url: string;

  @ApiProperty({ type: BilingualView, nullable: true, description: 'What it shows, where that is known.' })
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
