import { isEmail } from 'class-validator';
import { problem } from '#kit/fields/field';
import { isPlainObject } from '#kit/fields/shape-fields';
import { LANGUAGES } from '#kit/language/language';
import { CURRENCY_CODE } from '#kit/money/currency-code';
import type { SettingSeed } from '#kit/service/service-definition';
import { isTimeZone } from '#kit/time/time-zones';
import { assistantSettings } from '#agents/assistant/assistant.settings';
import { mcpSettings } from '#agents/mcp/mcp-settings';
import { oauthSettings } from '#agents/oauth/oauth.settings';

/** Measures of the skills chart, each from 0 to 100 over the courses in which a student is enrolled. */
export const RADAR_MEASURES = ['progress', 'completion', 'quizzes', 'assignments', 'consistency'] as const;
export type RadarMeasure = (typeof RADAR_MEASURES)[number];

export interface RadarMetric {
  key: string;
  label: { en: string; ar: string };
  measure: RadarMeasure;
}

const MAX_SPOKES = 12;

const refuseUnless = (isValid: (value: unknown) => boolean, rule: string) => (value: unknown) =>
  isValid(value) ? undefined : rule;

const site = (key: string, value: string, description: string, extra: Partial<SettingSeed> = {}): SettingSeed => ({
  key,
  value,
  type: 'string',
  category: 'site',
  description,
  isPublic: true,
  ...extra,
});

const defaultRadar: readonly RadarMetric[] = [
  { key: 'progress', label: { en: 'Progress', ar: 'التقدّم' }, measure: 'progress' },
  { key: 'completion', label: { en: 'Courses completed', ar: 'الدورات المكتملة' }, measure: 'completion' },
  { key: 'quizzes', label: { en: 'Quizzes', ar: 'الاختبارات' }, measure: 'quizzes' },
  { key: 'assignments', label: { en: 'Assignments', ar: 'الواجبات' }, measure: 'assignments' },
  { key: 'consistency', label: { en: 'Consistency', ar: 'المواظبة' }, measure: 'consistency' },
];

export const coursesSettings: readonly SettingSeed[] = [
  site('site_name', 'Course learning', 'Name of the school', { demo: 'Manara Academy' }),
  site('site_name_ar', '', 'Name of the school in Arabic; empty where it has none', { demo: 'أكاديمية منارة' }),
  site('site_tagline_en', '', 'Line under the name, in English', { demo: 'Learn from people who do the work' }),
  site('site_tagline_ar', '', 'Line under the name, in Arabic', { demo: 'تعلّم ممن يمارسون المهنة' }),
  site('support_email', '', 'E-mail address for visitors', {
    sendsOut: true,
    demo: 'hello@manara.example',
    refuse: refuseUnless(value => value === '' || isEmail(value), 'email'),
  }),
  site('support_phone', '', 'Phone number for visitors', { demo: '+966 11 555 0142' }),
  site('default_locale', 'en', 'Language of requests without a supported language: en or ar', {
    refuse: refuseUnless(
      value => (LANGUAGES as readonly unknown[]).includes(value),
      problem('one_of', { values: LANGUAGES }),
    ),
  }),
  site('timezone', 'UTC', 'Time zone of calendar days', {
    demo: 'Asia/Riyadh',
    refuse: refuseUnless(value => isTimeZone(value as string), 'time_zone'),
  }),
  site('currency', 'USD', 'Currency of every price', {
    category: 'shop',
    refuse: refuseUnless(value => CURRENCY_CODE.test(value as string), 'currency'),
  }),
  {
    key: 'courses_per_page',
    value: 12,
    type: 'number',
    category: 'catalogue',
    description: 'Courses on a page of the catalogue when a request sends no page size, 1 to 100',
    isPublic: true,
    refuse: refuseUnless(
      value => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 100,
      problem('out_of_range', { min: 1, max: 100 }),
    ),
  },
  {
    key: 'reviews_require_approval',
    value: false,
    type: 'boolean',
    category: 'reviews',
    description: 'New and edited reviews wait until a moderator publishes them',
  },
  {
    key: 'dashboard_radar_metrics',
    value: defaultRadar,
    type: 'json',
    category: 'dashboard',
    description: `Spokes of the skills chart: a list of {key, label {en, ar}, measure}, measure one of ${RADAR_MEASURES.join(', ')}`,
    refuse: refuseUnless(isRadar, 'radar_metrics'),
  },
  ...assistantSettings,
  ...mcpSettings,
  ...oauthSettings,
];

function isRadar(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MAX_SPOKES || !value.every(isSpoke)) return false;
  return new Set(value.map(spoke => spoke.key)).size === value.length;
}

function isSpoke(value: unknown): value is RadarMetric {
  if (!isPlainObject(value) || !isPlainObject(value['label'])) return false;
  const { key, label, measure } = value;
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '' && text.length <= 100;
  return isText(key) && isText(label['en']) && isText(label['ar']) && RADAR_MEASURES.some(known => known === measure);
}
