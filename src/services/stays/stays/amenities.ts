import type { Bilingual } from '#kit/language/language';

const NAMES = {
  air_conditioning: ['Air conditioning', 'تكييف'],
  balcony: ['Balcony', 'شرفة'],
  barbecue: ['Barbecue', 'شواية'],
  beach_access: ['Way to the beach', 'ممر إلى الشاطئ'],
  bicycles: ['Bicycles', 'دراجات هوائية'],
  canoes: ['Canoes', 'قوارب كانو'],
  cot: ['Cot', 'سرير أطفال'],
  dishwasher: ['Dishwasher', 'غسالة صحون'],
  elevator: ['Elevator', 'مصعد'],
  fireplace: ['Fireplace', 'مدفأة'],
  garden: ['Garden', 'حديقة'],
  gym: ['Gym', 'صالة رياضية'],
  heating: ['Heating', 'تدفئة'],
  hot_tub: ['Hot tub', 'حوض استحمام ساخن'],
  kitchen: ['Kitchen', 'مطبخ'],
  lake_access: ['Way to the lake', 'ممر إلى البحيرة'],
  parking: ['Parking', 'موقف سيارات'],
  pets_allowed: ['Pets are welcome', 'يُرحب بالحيوانات الأليفة'],
  pool: ['Pool', 'مسبح'],
  sauna: ['Sauna', 'ساونا'],
  sea_view: ['View of the sea', 'إطلالة على البحر'],
  step_free: ['Step-free access', 'دخول بلا درجات'],
  telescope: ['Telescope', 'تلسكوب'],
  television: ['Television', 'تلفاز'],
  washing_machine: ['Washing machine', 'غسالة ملابس'],
  wifi: ['Wi-Fi', 'واي فاي'],
  workspace: ['Workspace', 'مكان للعمل'],
} as const satisfies Record<string, readonly [en: string, ar: string]>;

export const amenityCatalogue: readonly { slug: string; name: Bilingual }[] = Object.entries(NAMES).map(
  ([slug, [en, ar]]) => ({ slug, name: { en, ar } }),
);
