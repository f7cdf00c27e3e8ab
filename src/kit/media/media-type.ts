import { fileTypeFromFile } from 'file-type';
import { fieldRefused } from '../refusals/refusal';
import { isVideoContainer } from './video-container';

/** What a file proved to be. `extension` has no dot. */
export interface MediaType {
  kind: 'image' | 'video' | 'file';
  contentType: string;
  extension: string;
}

// HEIC is no image here: the prebuilt decoder reads AV1 only, for patent reasons.
const IMAGES: readonly string[] = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'];
const VIDEOS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/x-m4v': 'm4v',
};

/** Reads from its bytes what a file is; the name and the type that the client declared never count. */
export async function mediaTypeOf(path: string): Promise<MediaType | undefined> {
  const contentType = (await fileTypeFromFile(path))?.mime ?? '';
  if (IMAGES.includes(contentType))
    return { kind: 'image', contentType, extension: contentType.slice('image/'.length) };
  const extension = Object.hasOwn(VIDEOS, contentType) ? VIDEOS[contentType] : undefined;
  return extension ? { kind: 'video', contentType, extension } : undefined;
}

/**
 * As `mediaTypeOf`; refuses (400, naming `field`) what is neither an image nor a video of these types, and what only
 * begins as a video does.
 */
export async function requireMediaType(path: string, field = 'file', problem = 'file_type'): Promise<MediaType> {
  const type = await mediaTypeOf(path);
  if (!type) throw fieldRefused(field, problem);
  if (type.kind === 'video' && !(await isVideoContainer(path, type.contentType)))
    throw fieldRefused(field, 'video_unreadable');
  return type;
}
