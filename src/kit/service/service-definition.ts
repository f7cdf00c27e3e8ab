import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { Configuration } from '../config/configuration';
import type { Examples } from './examples';
import type { Journeys } from './journeys';
import type { ServiceGuide } from './service-guide';
import type { Schema } from '../openapi/document';
import type { DescriptionTexts } from './description-texts';
import type { FailureShape } from '../refusals/failure-shape';
import type { Language } from '../language/language';
import type { ToolTexts } from './tool-texts';
import type { UploadRules } from './upload-rules';
import type { Feature } from './feature';
import type { MergedOffice, OfficeText } from './office';

/** Declares one service: its features, and the data that the kit and the shared features read. */
export interface ServiceDefinition extends Required<Feature> {
  /** Path segment, Postgres schema and first half of every token audience. */
  name: string;
  title: string;
  summary: string;
  /** Modules with their actions, described in English and Arabic; a permission is `<module>.<action>`. */
  permissions: PermissionCatalogue;
  /** Initial roles by name. Seeding creates missing ones and never removes a permission. */
  roles: Record<string, RoleSeed>;
  /** Permissions that staff can grant, and whose accounts they can edit, without having them themselves. */
  personalPermissions?: readonly string[];
  failureShape: FailureShape;
  office: MergedOffice;
  unknownBodyFields: 'refuse' | 'ignore';
  /** Undefined if no supported language is requested; then `RequestLanguages` uses the service's default. */
  language: (acceptLanguage: string | undefined) => Language | undefined;
  /** Live connections are allowed from `FRONTEND_URL`, if set, instead of `CORS_ORIGIN`. */
  livePages?: 'frontend';
  /** Migrations that databases of version 0.1 may lack before the baseline is compared with them. */
  migrationsOfFirstVersion?: readonly Type<MigrationInterface>[];
  settings: readonly SettingSeed[];
  /** Accounts of the demo data that visitors may use. */
  demoAccounts?: readonly DemoAccount[];
  uploads: UploadRules;
  descriptionTexts?: DescriptionTexts;
  examples?: Examples;
  /** Texts of the guides at `/docs/guides`. */
  guide?: ServiceGuide;
  /** Names and selection of the tools for language models. */
  tools?: ToolTexts;
  /** Tasks as sequences of requests, shown first in the guides. */
  journeys?: Journeys;
}

export interface DemoAccount {
  audience: string;
  email: string;
}

export type PermissionCatalogue = Record<string, Record<string, OfficeText>>;

export interface RoleSeed {
  /** As the office shows it; the API knows a role by its English name. */
  arabicName: string;
  description: readonly [en: string, ar: string];
  permissions: readonly string[];
  /** Has all staff permissions: seeding adds missing ones, and at least one account always has the role. */
  full?: boolean;
  /** Referenced by name in code, so it cannot be renamed or deleted. */
  builtIn?: boolean;
}

export const SETTING_TYPES = ['string', 'number', 'boolean', 'json', 'text'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export interface SettingSeed {
  key: string;
  /** Initial value, and the fallback if the row is missing. */
  value: unknown;
  /** Initial value with demo data; `value` when left out. */
  demo?: unknown;
  type: SettingType;
  category: string;
  description: OfficeText;
  /** The form of the value, where `refuse` does not say it: what an office asks for. */
  schema?: Schema;
  isPublic?: boolean;
  /** The value is a destination of mails or messages, or lets personal data leave: read-only in demo mode. */
  sendsOut?: boolean;
  /** Validates a value beyond its type. Returns a message key, `problem(key, params)`, or undefined. */
  refuse?: (value: unknown) => string | undefined;
  /** As `refuse`, for values that some installations cannot have. A stored one reads as the initial value there. */
  refuseHere?: (value: unknown, configuration: Configuration) => string | undefined;
}

/** Every permission of a catalogue as `<module>.<action>`. */
export function permissionNames(catalogue: PermissionCatalogue): string[] {
  return Object.entries(catalogue).flatMap(([module, actions]) =>
    Object.keys(actions).map(action => `${module}.${action}`),
  );
}

export const SERVICE_DEFINITION = Symbol('service definition');
