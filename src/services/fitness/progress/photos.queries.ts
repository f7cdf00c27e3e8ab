import type { ProgressPhoto } from './progress-photo.entity';
import type { RowOf } from '#kit/views/view';
import { ProgressPhotoView } from './progress.view';

export type PhotoRow = RowOf<typeof ProgressPhotoView>;

export const PHOTO_COLUMNS = ProgressPhotoView.columns<ProgressPhoto>('p', {
  weight_kg: `(SELECT r.weight_kg FROM body_reading r WHERE r.account_id = p.account_id AND r.date <= p.date
      AND r.weight_kg IS NOT NULL ORDER BY r.date DESC LIMIT 1)`,
});

/** Checkpoints of a member, the latest first, each with the total number. */
export const PHOTOS = `
  SELECT ${PHOTO_COLUMNS}, (SELECT count(*) FROM progress_photo counted WHERE counted.account_id = $1)::integer AS all
  FROM progress_photo p WHERE p.account_id = $1 ORDER BY p.date DESC`;
