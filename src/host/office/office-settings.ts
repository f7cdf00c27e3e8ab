import type { Schema } from '#kit/openapi/document';
import type { OfficeText } from '#kit/service/office';
import type { ServiceDefinition, SettingSeed, SettingType } from '#kit/service/service-definition';
import { initialValue } from '#shared/settings/seed-settings';
import type { OfficeSetting } from './office-definition';

type Definition = Pick<ServiceDefinition, 'settings' | 'permissions' | 'office'>;
type Say = (text: OfficeText) => string;

/** Settings as fields, in their declared order. */
export const settingFields = ({ settings }: Definition, say: Say, from: { demoData: boolean }): OfficeSetting[] =>
  settings.map(seed => ({
    key: seed.key,
    category: seed.category,
    label: say(seed.description).replaceAll('`', ''),
    initial: initialValue(seed, from),
    schema: { ...BY_TYPE[seed.type], ...fromRule(seed), ...seed.schema },
  }));

/** For pages that show settings under their keys. */
export const settingLabels = (settings: readonly OfficeSetting[]): Record<string, string> =>
  Object.fromEntries(settings.map(({ key, label }) => [key, label]));

/** The words of permissions, as values of `permissions`, and of their modules: what the list of their records is called. */
export function permissionWords({ permissions, office }: Definition, say: Say): Record<string, string> {
  const lists = office.records.map(
    ({ path, label }) => [path.replace(/\/manage$/, '').replaceAll('-', '_'), label] as const,
  );
  return Object.fromEntries(
    Object.entries(permissions).flatMap(([module, actions]) => {
      const list = lists.find(([path]) => path.endsWith(`/${module}`));
      const words = Object.entries(actions).map(
        ([action, text]) => [`permissions.${module}.${action}`, say(text)] as const,
      );
      return list ? [...words, [`module.${module}`, say(list[1])] as const] : words;
    }),
  );
}

const BY_TYPE: Readonly<Record<SettingType, Schema>> = {
  string: { type: 'string', maxLength: 255 },
  text: { type: 'string', maxLength: 10_000 },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  json: { type: 'object' },
};

/** A value that breaks every rule. */
const WRONG = { number: Number.MIN_SAFE_INTEGER, other: '\n' };

/** What the rule that a wrong value breaks says about right ones: its bounds, its choices, its format. */
function fromRule({ type, refuse }: SettingSeed): Schema {
  const [rule, json = '{}'] = refuse?.(type === 'number' ? WRONG.number : WRONG.other)?.split('|') ?? [];
  const { min, max, values } = JSON.parse(json) as { min?: number; max?: number; values?: unknown[] };
  if (min !== undefined && max !== undefined) return { type: 'integer', minimum: min, maximum: max };
  if (values) return { enum: values };
  return BY_RULE[rule ?? ''] ?? {};
}

const BY_RULE: Readonly<Record<string, Schema>> = {
  amount: { 'x-amount': true, minimum: 0 },
  currency: { pattern: '^[A-Z]{3}$' },
  email: { format: 'email' },
  instant: { format: 'date-time' },
  time_of_day: { pattern: String.raw`^\d{2}:\d{2}$` },
  whole: { type: 'integer' },
};
