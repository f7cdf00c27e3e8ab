import { type FileHandle, open } from 'node:fs/promises';
import { hasBoxesOfVideo } from './iso-boxes';
import type { ReadAt } from './read-at';
import { hasElementsOfVideo } from './webm-elements';

/** A video track and its data. Frames are not decoded; truncated files are accepted, since players play them. */
export async function isVideoContainer(path: string, contentType: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const check = contentType === 'video/webm' ? hasElementsOfVideo : hasBoxesOfVideo;
    return await check(readerOf(file), size);
  } finally {
    await file.close();
  }
}

function readerOf(file: FileHandle): ReadAt {
  return async (position, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
}
