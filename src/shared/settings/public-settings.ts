import type { SettingSeed, SettingType } from '#kit/service/service-definition';
import { shown } from '#kit/views/shown';
import { type Fields, view } from '#kit/views/view';
import { demoValue } from './seed-settings';
import type { SettingTypes } from './settings';

const KINDS = {
  string: shown.text,
  text: shown.text,
  number: shown.number,
  boolean: shown.flag,
  json: shown.json,
} satisfies Record<SettingType, (options: { description: string; example?: unknown }) => Fields[string]>;

/** `View` for the API description, `types` for `Settings.values`. `kinds` replaces the field of a key. */
export function publicSettings(name: string, seeds: readonly SettingSeed[], kinds: Fields = {}) {
  const visible = seeds.filter(seed => seed.isPublic);
  return {
    View: view(
      name,
      'The settings that a site needs',
      Object.fromEntries(visible.map(seed => [seed.key, kinds[seed.key] ?? fieldOf(seed)])),
    ),
    types: Object.fromEntries(visible.map(({ key, type }) => [key, type])) satisfies SettingTypes,
  };
}

function fieldOf(seed: SettingSeed): Fields[string] {
  const example = demoValue(seed);
  const [description] = seed.description;
  return KINDS[seed.type]({ description, ...(example === '' ? {} : { example }) });
}
