import type { ServiceDefinition } from '#kit/service/service-definition';
import { pictureAt } from '#kit/views/picture-address';

/** Storage keys of a file: all versions of a picture, or the key itself. */
export function versionsOf(key: string, { presets }: ServiceDefinition['uploads']): string[] {
  return pictureAt(key)?.versions.map(({ url }) => url) ?? namedVersions(key, presets) ?? [key];
}

/** Older pictures are named after the versions of their preset, such as `card.jpg`. */
function namedVersions(key: string, presets: ServiceDefinition['uploads']['presets']): string[] | undefined {
  const names = [...new Set(Object.values(presets).flatMap(widths => Object.keys(widths)))];
  const [, folder] = /^(uploads\/.+)\/[^/]+$/.exec(key) ?? [];
  const keys = names.map(name => `${folder}/${name}.jpg`);
  return folder !== undefined && keys.includes(key) ? keys : undefined;
}
