import type { UploadRules } from '#kit/media/upload-rules';

/** A picture is stored in the sizes of its preset, side by side. */
export const versionKey = (name: string, version: string): string => `${name}/${version}.jpg`;

/** The keys under which a file may be stored: all sizes of a picture, or the file itself. */
export function versionsOf(key: string, { presets }: UploadRules): string[] {
  const versions = [...new Set(Object.values(presets).flatMap(widths => Object.keys(widths)))];
  const [, name] = /^(uploads\/.+)\/[^/]+$/.exec(key) ?? [];
  const isPicture = name !== undefined && versions.some(version => key === versionKey(name, version));
  return isPicture ? versions.map(version => versionKey(name, version)) : [key];
}
