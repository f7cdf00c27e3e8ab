export type Pair = readonly [en: string, ar: string];

export interface NeighborhoodSeed {
  slug: string;
  name: Pair;
  about: Pair;
  featured?: boolean;
  /** Its middle; homes stand around it. */
  latitude: number;
  longitude: number;
}

/** In sort order. */
export const neighborhoods = [
  {
    slug: 'dubai-marina',
    name: ['Dubai Marina', 'دبي مارينا'],
    about: ['Towers around the water, cafés on the walk below.', 'أبراج حول الماء ومقاهٍ على الممشى أسفلها.'],
    featured: true,
    latitude: 25.0805,
    longitude: 55.1403,
  },
  {
    slug: 'downtown-dubai',
    name: ['Downtown Dubai', 'وسط مدينة دبي'],
    about: ['Everything within a walk, the fountains included.', 'كل شيء على مسافة قصيرة سيرًا، والنوافير كذلك.'],
    featured: true,
    latitude: 25.1972,
    longitude: 55.2744,
  },
  {
    slug: 'palm-jumeirah',
    name: ['Palm Jumeirah', 'نخلة جميرا'],
    about: ['Sand at the garden gate and open sea beyond.', 'رمال عند بوابة الحديقة وبحر مفتوح بعدها.'],
    featured: true,
    latitude: 25.1124,
    longitude: 55.139,
  },
  {
    slug: 'arabian-ranches',
    name: ['Arabian Ranches', 'المرابع العربية'],
    about: ['Quiet lanes, gardens and schools close by.', 'شوارع هادئة وحدائق ومدارس قريبة.'],
    latitude: 25.0542,
    longitude: 55.2645,
  },
  {
    slug: 'jumeirah-village-circle',
    name: ['Jumeirah Village Circle', 'قرية جميرا الدائرية'],
    about: ['New buildings, parks between them, fair prices.', 'مبانٍ جديدة تتخللها حدائق بأسعار مناسبة.'],
    latitude: 25.0602,
    longitude: 55.2094,
  },
  {
    slug: 'dubai-hills',
    name: ['Dubai Hills', 'دبي هيلز'],
    about: ['Green on all sides, the city fifteen minutes away.', 'خضرة من كل الجهات والمدينة على بعد ربع ساعة.'],
    latitude: 25.1033,
    longitude: 55.2454,
  },
] as const satisfies readonly NeighborhoodSeed[];

export type NeighborhoodSlug = (typeof neighborhoods)[number]['slug'];
