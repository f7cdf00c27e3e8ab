import type { Pair } from './destinations-data';

export type Room = 'outside' | 'living' | 'bedroom' | 'terrace';

export interface StaySeed {
  slug: string;
  destination: string;
  type: 'villa' | 'apartment' | 'cabin' | 'chalet' | 'loft' | 'cottage';
  title: Pair;
  short: Pair;
  description: Pair;
  hint: Pair;
  bedrooms: number;
  beds: number;
  bathrooms: number;
  guests: number;
  /** Whole dollars. */
  rate: number;
  cleaning: number;
  minNights: number;
  amenities: readonly string[];
  rules: readonly (keyof typeof houseRules)[];
  /** How many stars its guests usually give. */
  quality: number;
  draft?: true;
}

export const houseRules = {
  quiet: ['Quiet after ten in the evening', 'الهدوء بعد العاشرة مساءً'],
  smoking: ['No smoking indoors', 'يُمنع التدخين في الداخل'],
  parties: ['No parties or events', 'لا حفلات ولا مناسبات'],
  pets: ['Small pets are welcome', 'نرحب بالحيوانات الأليفة الصغيرة'],
  shoes: ['Please take off your shoes inside', 'يرجى خلع الأحذية في الداخل'],
  pool: ['Children swim with an adult only', 'سباحة الأطفال برفقة بالغ فقط'],
  fire: ['Fires in the fire pit only', 'إشعال النار في الموقد المخصص فقط'],
} as const satisfies Record<string, Pair>;
