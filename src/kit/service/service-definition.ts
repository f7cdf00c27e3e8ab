import type { Examples } from '../service/examples';
import type { DescriptionWords } from './description-words';
import type { FailureShape } from '../refusals/failure-shape';
import type { Language } from '../language/language';
import type { UploadRules } from './upload-rules';
import type { Feature } from './feature';

/** What makes one service differ from the others: its data, read by the kit and the shared features, and all its features bring. */
export interface ServiceDefinition extends Required<Feature> {
  /** Path segment, Postgres schema and first half of every token audience. */
  name: string;
  title: string;
  summary: string;
  /** Module to its actions with a description each; a permission is named `<module>.<action>`. */
  permissions: PermissionCatalogue;
  /** Roles that a service begins with, by name. Seeding creates the missing ones and never takes a permission away. */
  roles: Record<string, RoleSeed>;
  /** Permissions that belong to a person rather than to staff: who gives them, or touches who has them, need not hold them. */
  personalPermissions?: readonly string[];
  failureShape: FailureShape;
  unknownBodyFields: 'refuse' | 'ignore';
  /** Undefined when no language of ours is asked for: the service's own is used, see `RequestLanguages`. */
  language: (acceptLanguage: string | undefined) => Language | undefined;
  /** Live updates go to the pages of `FRONTEND_URL`, where it is set; those of other services to `CORS_ORIGIN`. */
  livePages?: 'frontend';
  settings: readonly SettingSeed[];
  uploads: UploadRules;
  /** What the description of the API calls its parts. */
  words?: DescriptionWords;
  /** Requests that its description shows, and that work with its demo data. */
  examples?: Examples;
}

export type PermissionCatalogue = Record<string, Record<string, string>>;

export interface RoleSeed {
  description: string;
  permissions: readonly string[];
  /** Its permissions are all there are for staff: seeding gives it those it lacks, and somebody always holds them. */
  full?: boolean;
  /** Code finds its holders by its name, so it can neither be renamed nor deleted. */
  builtIn?: boolean;
}

export const SETTING_TYPES = ['string', 'number', 'boolean', 'json', 'text'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export interface SettingSeed {
  key: string;
  /** What it starts with, and is when it is missing: nobody's in particular. */
  value: unknown;
  /** What it starts with beside demo data, when that is something else. */
  demo?: unknown;
  type: SettingType;
  category: string;
  description: string;
  isPublic?: boolean;
  /**
   * What a value must satisfy beyond its type, which is checked before; answers the rule that refuses it: a sentence key
   * below `validation.`, or `problem(key, params)` where the sentence has placeholders.
   */
  refuse?: (value: unknown) => string | undefined;
}

/** Every permission of a catalogue as `<module>.<action>`. */
export function permissionNames(catalogue: PermissionCatalogue): string[] {
  return Object.entries(catalogue).flatMap(([module, actions]) =>
    Object.keys(actions).map(action => `${module}.${action}`),
  );
}

export const SERVICE_DEFINITION = Symbol('service definition');
