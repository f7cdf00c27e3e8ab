import { isEmail } from 'class-validator';
import type { SettingSeed } from '#kit/service/service-definition';
import { isTimeZone } from '#kit/time/calendar';

type Extra = Partial<Pick<SettingSeed, 'type' | 'refuse'>>;

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

export const CURRENCY_CODE = /^[A-Z]{3}$/;

const refuseUnless = (holds: (text: string) => boolean, rule: string) => (value: unknown) =>
  holds(value as string) ? undefined : rule;

/** Every setting of the property service with the value it starts with. */
export const propertySettings: readonly SettingSeed[] = [
  agency('agency_name', 'Palm & Creek Homes', 'Name of the agency'),
  agency('agency_tagline_en', 'Homes in Dubai, shown with care', 'Line under the name, in English'),
  agency('agency_tagline_ar', 'بيوت دبي نعرضها بعناية', 'Line under the name, in Arabic'),
  agency(
    'agency_description_en',
    'We help families and newcomers find a home they want to stay in, from studios on the marina to villas by the park.',
    'What the agency says about itself, in English',
    { type: 'text' },
  ),
  agency(
    'agency_description_ar',
    'نساعد العائلات والقادمين الجدد على إيجاد بيت يرغبون في البقاء فيه، من شقق المارينا إلى الفلل القريبة من الحدائق.',
    'What the agency says about itself, in Arabic',
    { type: 'text' },
  ),
  agency('contact_email', 'hello@palm-creek.example', 'Where visitors write', {
    refuse: refuseUnless(isEmail, 'email'),
  }),
  agency('agency_city', 'Dubai', 'The city of the agency'),
  agency('currency', 'AED', 'Currency of new homes', {
    refuse: refuseUnless(text => CURRENCY_CODE.test(text), 'currency'),
  }),
  agency('timezone', 'Asia/Dubai', 'Time zone of viewings and of agency days', {
    refuse: refuseUnless(isTimeZone, 'time_zone'),
  }),
  homePage('home_featured_references', [], 'json', 'References of the homes on the home page, in order'),
  homePage('home_staging_property_slug', '', 'string', 'Slug of the home whose staged room the home page shows'),
];
