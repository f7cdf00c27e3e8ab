import { fileTypeFromFile } from 'file-type';
import { fieldRefused } from '#kit/refusals/refusal';
import { isVideoContainer } from './video-container';

export interface MediaType {
  kind: 'image' | 'video' | 'file';
  contentType: string;
  extension: string;
}

// Without HEIC: the prebuilt decoder reads AV1 only, for patent reasons.
const IMAGES: readonly string[] = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'];
const VIDEOS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-m4v': 'm4v',
};

/** Detects the type by content; name and declared type are ignored. */
export async function mediaTypeOf(path: string): Promise<MediaType | undefined> {
  const contentType = (await fileTypeFromFile(path))?.mime ?? '';
  if (IMAGES.includes(contentType))
    return { kind: 'image', contentType, extension: contentType.slice('image/'.length) };
  const extension = Object.hasOwn(VIDEOS, contentType) ? VIDEOS[contentType] : undefined;
  return extension ? { kind: 'video', contentType, extension } : undefined;
}

/** Also checks the structure of videos. @throws ValidationFailed with `field` */
export async function requireMediaType(path: string, field = 'file', problem = 'file_type'): Promise<MediaType> {
  const type = await mediaTypeOf(path);
  if (!type) throw fieldRefused(field, problem);
  if (type.kind === 'video' && !(await isVideoContainer(path, type.contentType)))
    throw fieldRefused(field, 'video_unreadable');
  return type;
}
