import { isEmail } from 'class-validator';
import { problem } from '#kit/fields/field';
import { LANGUAGES } from '#kit/language/language';
import { CURRENCY_CODE } from '#kit/money/currency-code';
import type { SettingSeed } from '#kit/service/service-definition';
import { isTimeZone } from '#kit/time/time-zones';
import { assistantSettings } from '#agents/assistant/assistant.settings';
import { mcpSettings } from '#agents/mcp/mcp-settings';
import { oauthSettings } from '#agents/oauth/oauth.settings';

type Extra = Partial<Pick<SettingSeed, 'type' | 'category' | 'isPublic' | 'refuse' | 'demo' | 'sendsOut'>>;

const setting = (key: string, value: unknown, description: string, extra: Extra = {}): SettingSeed => ({
  key,
  value,
  type: 'string',
  category: 'site',
  description,
  isPublic: true,
  ...extra,
});

const between = (min: number, max: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? undefined
    : problem('out_of_range', { min, max });

const address = (value: unknown) => (value === '' || isEmail(value) ? undefined : 'email');

const language = (value: unknown) =>
  (LANGUAGES as readonly unknown[]).includes(value) ? undefined : problem('one_of', { values: LANGUAGES });

const currency = (value: unknown) => (CURRENCY_CODE.test(value as string) ? undefined : 'currency');
const timeZone = (value: unknown) => (isTimeZone(value as string) ? undefined : 'time_zone');

const goal = (key: string, value: number, [min, max]: [number, number], description: string): SettingSeed =>
  setting(key, value, description, { type: 'number', category: 'goals', refuse: between(min, max) });

export const fitnessSettings: readonly SettingSeed[] = [
  setting('site_name', 'Fitness', 'Name of the club', { demo: 'Pulse Club' }),
  setting('site_name_ar', '', 'Name of the club in Arabic; empty without one', { demo: 'نادي بالس' }),
  setting('site_tagline_en', '', 'Tagline of the club, in English', { demo: 'Train, eat and sleep better together' }),
  setting('site_tagline_ar', '', 'Tagline of the club, in Arabic', { demo: 'تمرّن وكُل ونَم أفضل معنا' }),
  setting('support_email', '', 'E-mail address for members', {
    demo: 'hello@pulse.example',
    refuse: address,
    sendsOut: true,
  }),
  setting('support_phone', '', 'Telephone number for members', { demo: '+971 4 555 0178' }),
  setting('timezone', 'UTC', 'Time zone of the club', { demo: 'Asia/Dubai', refuse: timeZone }),
  setting('currency', 'USD', 'Currency of plans without one of their own', { category: 'billing', refuse: currency }),
  setting('default_locale', 'en', 'Language of the website for new visitors: en or ar', { refuse: language }),
  goal('default_steps_goal', 10_000, [1000, 100_000], 'Default goal: steps a day'),
  goal('default_active_minutes_goal', 30, [5, 600], 'Default goal: active minutes a day'),
  goal('default_calories_goal', 500, [50, 5000], 'Default goal: active calories a day'),
  goal('default_sleep_minutes_goal', 480, [240, 720], 'Default goal: minutes asleep a night'),
  goal('default_water_glasses_goal', 8, [1, 30], 'Default goal: glasses of water a day'),
  goal('default_eaten_calories_goal', 2000, [500, 10_000], 'Default goal: calories to eat a day'),
  goal('default_protein_goal', 100, [10, 500], 'Default goal: grams of protein a day'),
  goal('default_carbohydrate_goal', 250, [10, 1000], 'Default goal: grams of carbohydrate a day'),
  goal('default_fat_goal', 67, [10, 500], 'Default goal: grams of fat a day'),
  setting('event_waiting_list', false, 'Whether members may wait for places at full events', {
    type: 'boolean',
    category: 'community',
  }),
  setting('event_offer_hours', 12, 'Hours for which a free place is held for the next on the waiting list', {
    type: 'number',
    category: 'community',
    isPublic: false,
    refuse: between(1, 72),
  }),
  ...assistantSettings,
  ...mcpSettings,
  ...oauthSettings,
];
