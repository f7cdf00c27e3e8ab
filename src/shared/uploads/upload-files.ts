import { pictureAt } from '#kit/views/picture-address';
import type { UploadRules } from '#kit/service/upload-rules';

/** Storage keys of a file: all versions of a picture, or the key itself. */
export function versionsOf(key: string, { presets }: UploadRules): string[] {
  return pictureAt(key)?.versions.map(({ url }) => url) ?? namedVersions(key, presets) ?? [key];
}

/** Older pictures are named after the versions of their preset, such as `card.jpg`. */
function namedVersions(key: string, presets: UploadRules['presets']): string[] | undefined {
  const names = [...new Set(Object.values(presets).flatMap(widths => Object.keys(widths)))];
  const [, folder] = /^(uploads\/.+)\/[^/]+$/.exec(key) ?? [];
  const keys = names.map(name => `${folder}/${name}.jpg`);
  return folder !== undefined && keys.includes(key) ? keys : undefined;
}
