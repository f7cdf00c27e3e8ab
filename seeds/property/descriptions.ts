import type { Bilingual } from '#kit/language/language';
import type { Amenity } from '#services/property/homes/amenities';
import type { HomeSeed } from './home-seed';
import type { Pair } from './neighborhoods-data';

/** What a sentence can be said about, the rarest first. */
const PRAISE: readonly (readonly [Amenity, Pair])[] = [
  ['private-pool', ['The pool is yours alone.', 'المسبح لكم وحدكم.']],
  ['view-of-landmark', ['Guests will want the seat by the window.', 'سيطلب الضيوف المقعد المجاور للنافذة.']],
  ['water-view', ['Water in sight from morning to night.', 'الماء أمامكم من الصباح إلى المساء.']],
  ['study-room', ['A study with a door that closes.', 'غرفة مكتب بباب يُغلق.']],
  ['garden', ['Room outside for a long table.', 'وفي الخارج متسع لطاولة طويلة.']],
  ['pets-allowed', ['Pets are as welcome as you are.', 'والحيوانات الأليفة مرحب بها مثلكم.']],
  ['concierge', ['Somebody at the desk day and night.', 'وفي الاستقبال من يساعدكم ليلًا ونهارًا.']],
  ['furnished', ['Furnished, and well.', 'مفروش بعناية.']],
  ['children-play-area', ['A playground within sight.', 'وملعب أطفال على مرأى منكم.']],
  ['gym', ['The gym downstairs is rarely full.', 'وصالة الرياضة في الأسفل نادرًا ما تمتلئ.']],
  ['balcony', ['The balcony takes two chairs and a table.', 'وتتسع الشرفة لكرسيين وطاولة.']],
];

type Size = Pick<HomeSeed, 'sqm' | 'rooms'>;

const bathrooms = (count: number): Pair => [
  `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  count === 1 ? 'حمّام واحد' : count === 2 ? 'حمّامان' : count <= 10 ? `${count} حمّامات` : `${count} حمّامًا`,
];

const SIZES: readonly ((size: Size) => Pair)[] = [
  ({ sqm, rooms: [, count] }) => [
    `${sqm} square metres with ${bathrooms(count)[0]}.`,
    `${sqm} متر مربع مع ${bathrooms(count)[1]}.`,
  ],
  ({ sqm }) => [`It measures ${sqm} square metres.`, `تبلغ المساحة ${sqm} متر مربع.`],
  ({ sqm, rooms: [, count] }) => [
    `In all ${sqm} square metres, ${bathrooms(count)[0]} among them.`,
    `المساحة الإجمالية ${sqm} متر مربع، منها ${bathrooms(count)[1]}.`,
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
  const praise = PRAISE.find(([amenity]) => seed.has.includes(amenity))?.[1];
  const size = SIZES[index % SIZES.length]!(seed);
  const ending = ENDINGS[(index * 5) % ENDINGS.length]!;
  const pairs = index % 2 === 0 ? [seed.about, praise, size, ending] : [seed.about, size, praise, ending];
  const said = pairs.filter(pair => pair !== undefined);
  return { en: said.map(([en]) => en).join(' '), ar: said.map(([, ar]) => ar).join(' ') };
}
