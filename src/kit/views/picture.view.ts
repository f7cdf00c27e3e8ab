import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Shown } from '../fields/shape-fields';
import { BilingualView } from './bilingual.view';
import type { Bilingual } from '../language/language';
import { pictureAt, type PictureType } from './picture-address';

export class PictureVersionView {
  @Shown({ example: '/shop/media/uploads/0f6b1f0e-1600x1200-240-480-960-1600/480.webp' })
  url: string;

  @Shown({ enum: ['image/webp', 'image/jpeg'], description: 'Its media type, for a `source` element.' })
  type: PictureType;

  @Shown({ type: 'integer', description: 'Pixels.', example: 480 })
  width: number;

  @Shown({ type: 'integer', description: 'Pixels.', example: 360 })
  height: number;
}

const OF_ANOTHER_SITE = 'null of a picture that is not stored here';

/** What a picture says about its size, wherever it stands. */
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

/** A picture with what a page needs to choose the version that fits. */
export class PictureView {
  @Shown({
    description: 'What begins with `/` lies at the origin of this API: `new URL(url, base)` makes it whole.',
    example: '/shop/media/uploads/0f6b1f0e-1600x1200-240-480-960-1600/1600.jpg',
  })
  url: string;

  @Shown({ type: BilingualView, nullable: true, description: 'What it shows, where that is known.' })
  alt: Bilingual | null;

  @Shown(PICTURE_SIZE.width)
  width: number | null;

  @Shown(PICTURE_SIZE.height)
  height: number | null;

  @Shown(PICTURE_SIZE.versions)
  versions: PictureVersionView[];
}

/** Size and versions of what lies at an address. */
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
