import type { Bilingual } from '#kit/language/language';

export interface DishLabel {
  slug: string;
  name: Bilingual;
}

const DIETARY_TAGS = {
  vegetarian: ['Vegetarian', 'نباتي'],
  vegan: ['Vegan', 'نباتي صرف'],
  halal: ['Halal', 'حلال'],
  kosher: ['Kosher', 'كوشر'],
  'gluten-free': ['Gluten-free', 'خالٍ من الغلوتين'],
  'dairy-free': ['Dairy-free', 'خالٍ من الألبان'],
  'nut-free': ['Nut-free', 'خالٍ من المكسرات'],
  'sugar-free': ['No added sugar', 'بلا سكر مضاف'],
  'low-carb': ['Low in carbohydrates', 'قليل الكربوهيدرات'],
  'high-protein': ['High in protein', 'غني بالبروتين'],
  organic: ['Organic', 'عضوي'],
  spicy: ['Spicy', 'حار'],
} as const;

/** The fourteen of Regulation (EU) No 1169/2011, Annex II. */
const ALLERGENS = {
  gluten: ['Gluten', 'غلوتين'],
  crustaceans: ['Crustaceans', 'قشريات'],
  egg: ['Egg', 'بيض'],
  fish: ['Fish', 'سمك'],
  peanuts: ['Peanuts', 'فول سوداني'],
  soy: ['Soy', 'صويا'],
  milk: ['Milk', 'حليب'],
  nuts: ['Nuts', 'مكسرات'],
  celery: ['Celery', 'كرفس'],
  mustard: ['Mustard', 'خردل'],
  sesame: ['Sesame', 'سمسم'],
  sulphites: ['Sulphites', 'كبريتيت'],
  lupin: ['Lupin', 'ترمس'],
  molluscs: ['Molluscs', 'رخويات'],
} as const;

const named = (labels: Record<string, readonly [en: string, ar: string]>): DishLabel[] =>
  Object.entries(labels).map(([slug, [en, ar]]) => ({ slug, name: { en, ar } }));

/** Common tags. Dishes may have other ones, which have no translation. */
export const dietaryTags: readonly DishLabel[] = named(DIETARY_TAGS);
export const allergens: readonly DishLabel[] = named(ALLERGENS);
