import type { Bilingual } from '#kit/language/language';

const NAMES = {
  'air-conditioning': ['Air conditioning', 'تكييف'],
  balcony: ['Balcony', 'شرفة'],
  'built-in-wardrobes': ['Built-in wardrobes', 'خزائن مدمجة'],
  'children-play-area': ['Children’s play area', 'منطقة ألعاب للأطفال'],
  concierge: ['Concierge', 'خدمة الكونسيرج'],
  'covered-parking': ['Covered parking', 'موقف سيارات مغطى'],
  elevator: ['Elevator', 'مصعد'],
  furnished: ['Furnished', 'مفروش'],
  garden: ['Private garden', 'حديقة خاصة'],
  gym: ['Gym', 'صالة رياضية'],
  'maids-room': ['Maid’s room', 'غرفة خادمة'],
  'pets-allowed': ['Pets allowed', 'يسمح بالحيوانات الأليفة'],
  'private-pool': ['Private pool', 'مسبح خاص'],
  security: ['Security around the clock', 'أمن على مدار الساعة'],
  'shared-pool': ['Shared pool', 'مسبح مشترك'],
  'smart-home': ['Smart home', 'منزل ذكي'],
  'study-room': ['Study', 'غرفة مكتب'],
  'view-of-landmark': ['View of a landmark', 'إطلالة على معلم'],
  'walk-in-closet': ['Walk-in closet', 'غرفة ملابس'],
  'water-view': ['Water view', 'إطلالة على الماء'],
} as const satisfies Record<string, readonly [en: string, ar: string]>;

export type Amenity = keyof typeof NAMES;

export const AMENITIES = Object.keys(NAMES) as Amenity[];

export const amenityCatalogue: readonly { slug: Amenity; name: Bilingual }[] = AMENITIES.map(slug => {
  const [en, ar] = NAMES[slug];
  return { slug, name: { en, ar } };
});
