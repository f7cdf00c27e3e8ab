import type { Configuration } from '#kit/config/configuration';
import { problem } from '#kit/fields/field';
import { characters } from '#kit/fields/text-fields';
import type { SettingSeed, SettingType } from '#kit/service/service-definition';
import { isStorableText } from '#kit/text/storable-text';

/** TypeScript type of the values of each setting type. Readers of `json` settings must check the value themselves. */
export interface SettingValueOf {
  string: string;
  text: string;
  number: number;
  boolean: boolean;
  json: unknown;
}

const MAX_LINE_LENGTH = 255;
const MAX_TEXT_LENGTH = 10_000;

const refusedByType: Record<SettingType, (value: unknown) => string | undefined> = {
  string: value => refusedText(value, MAX_LINE_LENGTH),
  text: value => refusedText(value, MAX_TEXT_LENGTH),
  number: value => (typeof value === 'number' && Number.isFinite(value) ? undefined : 'number'),
  boolean: value => (typeof value === 'boolean' ? undefined : 'flag'),
  json: value => (typeof value === 'object' && value !== null ? undefined : 'json'),
};

/** The rule that a value breaks, as a key below `validation.`; undefined when the value is valid. */
export function settingValueProblem(
  { type, refuse, refuseHere }: Pick<SettingSeed, 'type' | 'refuse' | 'refuseHere'>,
  value: unknown,
  configuration?: Configuration,
): string | undefined {
  return refusedByType[type](value) ?? refuse?.(value) ?? (configuration && refuseHere?.(value, configuration));
}

function refusedText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || !isStorableText(value)) return 'text';
  return characters(value) <= max ? undefined : problem('too_long', { max });
}
