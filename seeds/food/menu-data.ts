/** English, Arabic. */
export type Pair = readonly [en: string, ar: string];

export interface CategorySeed {
  slug: string;
  name: Pair;
  description: Pair;
}

export interface DishSeed {
  slug: string;
  category: string;
  name: Pair;
  description: Pair;
  ingredients: Pair;
  /** Dollars. */
  price: number;
  minutes: number;
  /** Keys of `optionGroups`. */
  options?: readonly OptionGroupKey[];
  allergens?: readonly string[];
  tags?: readonly string[];
  /** How often it is ordered, compared to the others. */
  weight: number;
  featured?: true;
  bestSeller?: true;
  soldOut?: true;
  draft?: true;
}

interface OptionGroupSeed {
  name: Pair;
  required?: true;
  /** At most so many choices; one when left out. */
  max?: number;
  /** Key, English, Arabic, what it adds in dollars. */
  choices: readonly (readonly [key: string, en: string, ar: string, priceDelta: number])[];
}

export const categories: readonly CategorySeed[] = [
  {
    slug: 'grills',
    name: ['Charcoal Grills', 'مشاوي على الفحم'],
    description: ['Over oak charcoal, with saffron rice and warm bread', 'على فحم البلوط مع أرز بالزعفران وخبز ساخن'],
  },
  {
    slug: 'platters',
    name: ['Platters to Share', 'أطباق للمشاركة'],
    description: ['For the middle of the table', 'لوسط المائدة'],
  },
  {
    slug: 'bowls',
    name: ['Grain Bowls', 'أطباق الحبوب'],
    description: ['Rice, freekeh or greens, with something warm on top', 'أرز أو فريكة أو خضار مع إضافة دافئة'],
  },
  {
    slug: 'garden-bowls',
    name: ['Garden Bowls', 'أطباق من البستان'],
    description: ['Chickpeas, lentils and vegetables', 'حمص وعدس وخضار'],
  },
  {
    slug: 'flatbreads',
    name: ['Stone-oven Flatbreads', 'فطائر الفرن الحجري'],
    description: ['Dough that rests two days, baked in two minutes', 'عجين يرتاح يومين ويُخبز في دقيقتين'],
  },
  {
    slug: 'salads',
    name: ['Salads, Soup & Sides', 'سلطات وشوربة وأطباق جانبية'],
    description: ['Cut, simmered and fried when you order', 'تُقطّع وتُطهى وتُقلى عند الطلب'],
  },
  {
    slug: 'desserts',
    name: ['Desserts', 'حلويات'],
    description: ['Syrup, cream and pistachios', 'قطر وقشطة وفستق'],
  },
  {
    slug: 'drinks',
    name: ['Drinks', 'مشروبات'],
    description: ['Pressed, brewed and shaken in the house', 'معصورة ومخمّرة ومخفوقة عندنا'],
  },
];

export const optionGroups = {
  portion: {
    name: ['Portion', 'الحجم'],
    required: true,
    choices: [
      ['regular', 'Regular', 'عادي', 0],
      ['large', 'Large', 'كبير', 4],
    ],
  },
  side: {
    name: ['Side', 'الطبق الجانبي'],
    required: true,
    choices: [
      ['saffron-rice', 'Saffron rice', 'أرز بالزعفران', 0],
      ['fries', 'Sumac fries', 'بطاطس بالسماق', 0],
      ['salad', 'Herb salad', 'سلطة أعشاب', 0],
      ['freekeh', 'Smoked freekeh', 'فريكة مدخنة', 1.5],
    ],
  },
  extras: {
    name: ['Extras', 'إضافات'],
    max: 4,
    choices: [
      ['garlic', 'Garlic sauce', 'ثومية', 0.75],
      ['tahini', 'Tahini', 'طحينة', 0.75],
      ['pickles', 'House pickles', 'مخللات البيت', 1],
      ['bread', 'Extra bread', 'خبز إضافي', 1.25],
    ],
  },
  base: {
    name: ['Base', 'القاعدة'],
    required: true,
    choices: [
      ['rice', 'Basmati rice', 'أرز بسمتي', 0],
      ['greens', 'Mixed greens', 'خضار ورقية', 0],
      ['freekeh', 'Smoked freekeh', 'فريكة مدخنة', 1.5],
    ],
  },
  heat: {
    name: ['Heat', 'درجة الحرارة'],
    choices: [
      ['mild', 'Mild', 'خفيف', 0],
      ['medium', 'Medium', 'متوسط', 0],
      ['hot', 'Hot', 'حار', 0],
    ],
  },
  dough: {
    name: ['Dough', 'العجين'],
    required: true,
    choices: [
      ['classic', 'Classic', 'كلاسيكي', 0],
      ['wholewheat', 'Wholewheat', 'قمح كامل', 0],
      ['gluten-free', 'Gluten-free', 'خالٍ من الغلوتين', 2.5],
    ],
  },
  toppings: {
    name: ['Toppings', 'إضافات على الوجه'],
    max: 3,
    choices: [
      ['akkawi', 'Akkawi cheese', 'جبنة عكاوي', 1.75],
      ['olives', 'Black olives', 'زيتون أسود', 1],
      ['chilli', 'Pickled chilli', 'فلفل مخلل', 0.5],
      ['egg', 'Baked egg', 'بيضة مخبوزة', 1.5],
    ],
  },
  protein: {
    name: ['Make it a meal', 'اجعلها وجبة'],
    choices: [
      ['chicken', 'Grilled chicken', 'دجاج مشوي', 4.5],
      ['halloumi', 'Grilled halloumi', 'حلوم مشوي', 4],
      ['falafel', 'Falafel', 'فلافل', 3.25],
    ],
  },
  scoop: {
    name: ['On the side', 'إلى جانبها'],
    choices: [
      ['booza', 'Scoop of booza', 'كرة بوظة', 2.5],
      ['ashta', 'Clotted cream', 'قشطة', 1.75],
    ],
  },
  glass: {
    name: ['Size', 'الحجم'],
    required: true,
    choices: [
      ['regular', 'Regular', 'عادي', 0],
      ['large', 'Large', 'كبير', 1.5],
    ],
  },
  sweetness: {
    name: ['Sweetness', 'الحلاوة'],
    choices: [
      ['usual', 'As usual', 'كالمعتاد', 0],
      ['half', 'Half', 'نصف', 0],
      ['none', 'No sugar', 'بدون سكر', 0],
    ],
  },
} as const satisfies Record<string, OptionGroupSeed>;

export type OptionGroupKey = keyof typeof optionGroups;
