import { isEmail } from 'class-validator';
import { CURRENCY_CODE } from '#kit/money/currency-code';
import type { SettingSeed } from '#kit/service/service-definition';
import { isTimeZone } from '#kit/time/time-zones';
import { assistantSettings } from '#agents/assistant/assistant.settings';
import { mcpSettings } from '#agents/mcp/mcp-settings';
import { oauthSettings } from '#agents/oauth/oauth.settings';

type Extra = Partial<Pick<SettingSeed, 'type' | 'refuse' | 'demo' | 'sendsOut'>>;

const agency = (key: string, value: string, description: string, extra: Extra = {}): SettingSeed => ({
  key,
  value,
  type: 'string',
  category: 'agency',
  description,
  isPublic: true,
  ...extra,
});

const homePage = (key: string, value: unknown, type: SettingSeed['type'], description: string): SettingSeed => ({
  key,
  value,
  type,
  category: 'home_page',
  description,
  isPublic: true,
});

const refuseUnless = (isValid: (text: string) => boolean, rule: string) => (value: unknown) =>
  isValid(value as string) ? undefined : rule;

export const propertySettings: readonly SettingSeed[] = [
  agency('agency_name', 'Property listings', 'Name of the agency', { demo: 'Palm & Creek Homes' }),
  agency('agency_name_ar', '', 'Name of the agency in Arabic; empty where it has none', { demo: 'بيوت النخلة والخور' }),
  agency('agency_tagline_en', '', 'Line under the name, in English', { demo: 'Homes in Dubai, shown with care' }),
  agency('agency_tagline_ar', '', 'Line under the name, in Arabic', { demo: 'بيوت دبي نعرضها بعناية' }),
  agency('agency_description_en', '', 'Description of the agency, in English', {
    demo: 'We help families and newcomers find a home they want to stay in, from studios on the marina to villas by the park.',
    type: 'text',
  }),
  agency('agency_description_ar', '', 'Description of the agency, in Arabic', {
    demo: 'نساعد العائلات والقادمين الجدد على إيجاد بيت يرغبون في البقاء فيه، من شقق المارينا إلى الفلل القريبة من الحدائق.',
    type: 'text',
  }),
  agency('contact_email', '', 'E-mail address for visitors', {
    sendsOut: true,
    demo: 'hello@palm-creek.example',
    refuse: refuseUnless(text => text === '' || isEmail(text), 'email'),
  }),
  agency('agency_city', '', 'City of the agency, used for new neighborhoods', { demo: 'Dubai' }),
  agency('currency', 'USD', 'Currency of new homes', {
    demo: 'AED',
    refuse: refuseUnless(text => CURRENCY_CODE.test(text), 'currency'),
  }),
  agency('timezone', 'UTC', 'Time zone of viewings and of agency days', {
    demo: 'Asia/Dubai',
    refuse: refuseUnless(isTimeZone, 'time_zone'),
  }),
  homePage('home_featured_references', [], 'json', 'References of the homes on the home page, in order'),
  homePage('home_staging_property_slug', '', 'string', 'Slug of the home whose staged room the home page shows'),
  ...assistantSettings,
  ...mcpSettings,
  ...oauthSettings,
];
