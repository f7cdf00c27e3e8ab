import type { Bilingual } from '#kit/language/language';
import type { Amenity } from '#services/property/homes/amenities';
import type { HomeSeed } from './home-seed';
import type { Pair } from './neighborhoods-data';

interface Praise {
  amenity: Amenity;
  says: Pair;
  /** What the text about the home has told already where it mentions this. */
  repeats: RegExp;
}

/** What a sentence can be said about, the rarest first. */
const PRAISE: readonly Praise[] = [
  { amenity: 'private-pool', says: ['The pool is yours alone.', 'المسبح لكم وحدكم.'], repeats: /pool|swim/ },
  {
    amenity: 'view-of-landmark',
    says: ['Guests will want the seat by the window.', 'سيطلب الضيوف المقعد المجاور للنافذة.'],
    repeats: /window|sofa/,
  },
  {
    amenity: 'water-view',
    says: ['Water in sight from morning to night.', 'الماء أمامكم من الصباح إلى المساء.'],
    repeats: /canal|sea/,
  },
  { amenity: 'study-room', says: ['A study with a door that closes.', 'غرفة مكتب بباب يُغلق.'], repeats: /\bwork/ },
  {
    amenity: 'smart-home',
    says: ['Lights, blinds and cooling answer to the telephone.', 'تتحكمون بالإضاءة والستائر والتبريد من الهاتف.'],
    repeats: /lights/,
  },
  {
    amenity: 'garden',
    says: ['Room outside for a long table.', 'وفي الخارج متسع لطاولة طويلة.'],
    repeats: /garden|lawn/,
  },
  {
    amenity: 'pets-allowed',
    says: ['Pets are as welcome as you are.', 'والحيوانات الأليفة مرحب بها مثلكم.'],
    repeats: /pets|horses/,
  },
  {
    amenity: 'maids-room',
    says: ['A room with its own bath for whoever helps.', 'غرفة بحمّامها لمن يساعد في البيت.'],
    repeats: /helps/,
  },
  {
    amenity: 'concierge',
    says: ['Somebody at the desk day and night.', 'وفي الاستقبال من يساعدكم ليلًا ونهارًا.'],
    repeats: /desk/,
  },
  {
    amenity: 'children-play-area',
    says: ['A playground within sight.', 'وملعب أطفال على مرأى منكم.'],
    repeats: /children/,
  },
  { amenity: 'furnished', says: ['Furnished, and well.', 'مفروش بعناية.'], repeats: /suitcase/ },
  { amenity: 'covered-parking', says: ['The car stays in the shade.', 'وتبقى السيارة في الظل.'], repeats: /car / },
  {
    amenity: 'gym',
    says: ['The gym downstairs is rarely full.', 'وصالة الرياضة في الأسفل نادرًا ما تمتلئ.'],
    repeats: /gym/,
  },
  {
    amenity: 'balcony',
    says: ['The balcony takes two chairs and a table.', 'وتتسع الشرفة لكرسيين وطاولة.'],
    repeats: /outside|terrace|roof/,
  },
  {
    amenity: 'elevator',
    says: ['The lift stops at the car park.', 'ويصل المصعد إلى مواقف السيارات.'],
    repeats: /lift/,
  },
];

/** One of the two rarest that are not told already, so that homes with the same are praised for different things. */
function praiseOf({ has, about: [repeats] }: HomeSeed, index: number): Pair | undefined {
  const fitting = PRAISE.filter(praise => has.includes(praise.amenity) && !praise.repeats.test(repeats));
  return fitting[index % Math.min(2, fitting.length)]?.says;
}

type Size = Pick<HomeSeed, 'sqm' | 'rooms'>;

const bathrooms = (count: number): Pair => [
  `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  count === 1 ? 'حمّام واحد' : count === 2 ? 'حمّامان' : count <= 10 ? `${count} حمّامات` : `${count} حمّامًا`,
];

const SIZES: readonly ((size: Size) => Pair)[] = [
  ({ sqm, rooms: [, count] }) => [
    `${Math.round(sqm)} square metres, ${bathrooms(count)[0]}.`,
    `المساحة ${Math.round(sqm)} م²، وفيها ${bathrooms(count)[1]}.`,
  ],
  ({ sqm }) => [`It measures ${Math.round(sqm)} square metres.`, `تبلغ المساحة ${Math.round(sqm)} م².`],
  ({ sqm, rooms: [, count] }) => [
    `There are ${Math.round(sqm)} square metres and ${bathrooms(count)[0]}.`,
    `المساحة الإجمالية ${Math.round(sqm)} م² مع ${count === 2 ? 'حمّامين' : bathrooms(count)[1]}.`,
  ],
];

const ENDINGS: readonly Pair[] = [
  ['Viewings on any day of the week.', 'المعاينة متاحة في أي يوم من الأسبوع.'],
  ['The keys are at our office.', 'المفاتيح في مكتبنا.'],
  ['Ask us for the floor plan.', 'اطلبوا منا مخطط الطابق.'],
  ['Come in the late afternoon, when the light is best.', 'تعالوا عصرًا حين يكون الضوء في أجمل حالاته.'],
  ['Papers are in order and ready to sign.', 'الأوراق مكتملة وجاهزة للتوقيع.'],
  ['Call us and we will open the door for you.', 'اتصلوا بنا وسنفتح لكم الباب.'],
  ['The owner is ready to talk.', 'المالك مستعد للتفاوض.'],
  ['Parking for visitors is by the entrance.', 'مواقف الزوار بجوار المدخل.'],
];

/** What the home is about, its size, what it has that others have not, and how to go on. */
export function descriptionOf(seed: HomeSeed, index: number): Bilingual {
  const praise = praiseOf(seed, index);
  const size = SIZES[index % SIZES.length]!(seed);
  const ending = ENDINGS[(index * 5) % ENDINGS.length]!;
  const pairs = index % 2 === 0 ? [seed.about, praise, size, ending] : [seed.about, size, praise, ending];
  const said = pairs.filter(pair => pair !== undefined);
  return { en: said.map(([en]) => en).join(' '), ar: said.map(([, ar]) => ar).join(' ') };
}
