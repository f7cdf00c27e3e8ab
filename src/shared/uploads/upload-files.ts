import { pictureAt } from '#kit/views/picture-address';
import type { UploadRules } from '#kit/service/upload-rules';

/** The keys under which a file may be stored: all versions of a picture, or the file itself. */
export function versionsOf(key: string, { presets }: UploadRules): string[] {
  return pictureAt(key)?.versions.map(({ url }) => url) ?? namedVersions(key, presets) ?? [key];
}

/** Before file names said their versions, a picture was stored under the names of those of its preset, side by side. */
function namedVersions(key: string, presets: UploadRules['presets']): string[] | undefined {
  const names = [...new Set(Object.values(presets).flatMap(widths => Object.keys(widths)))];
  const [, folder] = /^(uploads\/.+)\/[^/]+$/.exec(key) ?? [];
  const keys = names.map(name => `${folder}/${name}.jpg`);
  return folder !== undefined && keys.includes(key) ? keys : undefined;
}
