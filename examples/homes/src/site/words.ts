import { counts } from '#kit/counts';
import { money, number } from '#kit/format';
import { inLanguage, type Sentence, words } from '#kit/language';
import type { HomeCard } from './api';

export const w = words({
  sale: ['For sale', 'للبيع'],
  rent: ['For rent', 'للإيجار'],
  apartment: ['Apartment', 'شقة'],
  villa: ['Villa', 'فيلا'],
  townhouse: ['Townhouse', 'تاون هاوس'],
  apartments: ['Apartments', 'الشقق'],
  villas: ['Villas', 'الفلل'],
  townhouses: ['Townhouses', 'التاون هاوس'],
  aYear: ['{price} a year', '{price} سنويًا'],
  sqm: ['{n} m²', '{n} م²'],
  anywhere: ['Anywhere', 'كل الأحياء'],
  neighborhood: ['Neighbourhood', 'الحي'],
  type: ['Kind of home', 'نوع العقار'],
  anyType: ['Any kind', 'كل الأنواع'],
  purpose: ['Buy or rent', 'شراء أم إيجار'],
  either: ['Buy or rent', 'شراء أو إيجار'],
  all: ['See all homes', 'عرض كل العقارات'],
  name: ['Your name', 'الاسم'],
  email: ['E-mail address', 'البريد الإلكتروني'],
  phone: ['Phone number (optional)', 'رقم الهاتف (اختياري)'],
  message: ['Message', 'الرسالة'],
});

export const count = counts({
  home: {
    en: { one: '{n} home', other: '{n} homes' },
    ar: { zero: 'لا عقارات', one: 'عقار واحد', two: 'عقاران', few: '{n} عقارات', many: '{n} عقارًا', other: '{n} عقار' },
  },
  bedroom: {
    en: { zero: 'Studio', one: '{n} bedroom', other: '{n} bedrooms' },
    ar: {
      zero: 'استوديو',
      one: 'غرفة نوم',
      two: 'غرفتا نوم',
      few: '{n} غرف نوم',
      many: '{n} غرفة نوم',
      other: '{n} غرفة',
    },
  },
  bathroom: {
    en: { one: '{n} bathroom', other: '{n} bathrooms' },
    ar: { one: 'حمّام واحد', two: 'حمّامان', few: '{n} حمّامات', many: '{n} حمّامًا', other: '{n} حمّام' },
  },
});

/** A home without a bedroom is a studio. */
export const bedrooms = (rooms: number): string =>
  rooms > 0 ? count('bedroom', rooms) : inLanguage({ en: 'Studio', ar: 'استوديو' });

/** Round amounts without their cents. */
export const amount = (value: number, currency: string): string => money(value, currency).replace(/\.00(?!\d)/, '');

/** Rents are for a year. */
export const price = (home: Pick<HomeCard, 'price' | 'currency' | 'purpose'>): string => {
  const text = amount(home.price, home.currency);
  return home.purpose === 'rent' ? w('aYear', { price: text }) : text;
};

export const sizeOf = (home: Pick<HomeCard, 'bedrooms' | 'bathrooms' | 'area_sqm'>): string =>
  [bedrooms(home.bedrooms), count('bathroom', home.bathrooms), w('sqm', { n: number(Math.round(home.area_sqm)) })].join(
    ' · ',
  );

export const refusals: Record<string, Sentence> = {
  preferred_time_too_soon: [
    'That time is too soon. Choose one at least an hour ahead.',
    'هذا الموعد قريب جدًا. اختر موعدًا بعد ساعة على الأقل.',
  ],
  property_not_available: ['This home is no longer offered.', 'لم يعد هذا العقار معروضًا.'],
};
