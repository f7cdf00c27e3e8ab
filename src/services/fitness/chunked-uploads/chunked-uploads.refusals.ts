import { refusal } from '#kit/refusals/refusal';

export const UploadDiffers = refusal(409, 'upload_differs');
export const PartDiffers = refusal(409, 'part_differs');
export const TooManyUploads = refusal(409, 'too_many_uploads');
