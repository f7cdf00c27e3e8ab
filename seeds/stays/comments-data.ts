import type { Landscape } from './destinations-data';

/** What a comment has to fit. */
export interface Visit {
  slug: string;
  landscape: Landscape;
  amenities: readonly string[];
  /** How many the house sleeps, and how many came. */
  sleeps: number;
  guests: number;
}

export type Mood = 'good' | 'fair' | 'poor';

export interface Comment {
  text: string;
  /** Fits every visit when left out. */
  fits?: (visit: Visit) => boolean;
}

const at =
  (...slugs: readonly string[]) =>
  ({ slug }: Visit) =>
    slugs.includes(slug);
const has =
  (amenity: string) =>
  ({ amenities }: Visit) =>
    amenities.includes(amenity);
const among =
  (...landscapes: readonly Landscape[]) =>
  ({ landscape }: Visit) =>
    landscapes.includes(landscape);
const couple = ({ guests, sleeps }: Visit) => guests === 2 && sleeps <= 4;
const alone = ({ guests, sleeps }: Visit) => guests === 1 && sleeps <= 4;
const family = ({ guests, sleeps }: Visit) => guests >= 3 && sleeps >= 4;
const group = ({ guests }: Visit) => guests >= 6;
const isOutside = among('mountains', 'sea', 'oasis', 'desert');

export const comments: Readonly<Record<Mood, Record<'en' | 'ar', readonly Comment[]>>> = {
  good: {
    en: [
      {
        text: 'Breakfast at the long table with the dhows going by. We stayed in until noon.',
        fits: at('creek-harbour-loft'),
      },
      {
        text: 'Walked to the spice market before it got hot, took the abra home. Ideal spot.',
        fits: at('creek-harbour-loft'),
      },
      {
        text: 'The balcony on the thirty-first floor at night: better than any restaurant.',
        fits: at('marina-view-apartment'),
      },
      {
        text: 'Roof pool in the morning, beach after lunch, tram to everything else.',
        fits: at('marina-view-apartment'),
      },
      {
        text: 'Four bedrooms and a garden in the middle of Jumeirah. The cousins had the pool to themselves.',
        fits: at('jumeirah-garden-villa'),
      },
      {
        text: 'We cooked together every evening. A kitchen for six people is a rare thing.',
        fits: at('jumeirah-garden-villa'),
      },
      { text: 'Fell asleep by the stove, woke up above the clouds in the valley.', fits: at('hatta-ridge-cabin') },
      {
        text: 'The trail behind the cabin leads straight to the dam. Take water and start early.',
        fits: at('hatta-ridge-cabin'),
      },
      {
        text: 'Cool rooms even at midday, and figs from the tree. The neighbour brought eggs.',
        fits: at('stone-terrace-cottage'),
      },
      { text: 'Three terraces, so there is shade at every hour of the day.', fits: at('stone-terrace-cottage') },
      {
        text: 'Out on the water before breakfast. The bunk room was the favourite of the boys.',
        fits: at('reservoir-chalet'),
      },
      { text: 'A kayak each and the lake like glass. Take the early hours.', fits: at('reservoir-chalet') },
      {
        text: 'Sand at the gate, outdoor shower, dinner under the reed roof. A holiday in one sentence.',
        fits: at('al-aqah-beach-house'),
      },
      { text: 'We swam out to Snoopy Island and saw three turtles.', fits: at('al-aqah-beach-house') },
      {
        text: 'The bakery opens at five and smells up to the balcony. Worth getting up for.',
        fits: at('harbour-light-apartment'),
      },
      {
        text: 'Small, bright and right above the fishing boats. We watched the catch come in.',
        fits: at('harbour-light-apartment'),
      },
      {
        text: 'Herons at sunrise from the bed. The boardwalk is a little adventure of its own.',
        fits: at('khor-kalba-cabin'),
      },
      {
        text: 'Took the canoe through the mangroves at high tide. Follow the timetable on the wall.',
        fits: at('khor-kalba-cabin'),
      },
      { text: 'Water running past the gate, palms overhead and not one car to be heard.', fits: at('falaj-cottage') },
      { text: 'Cycled the palm lanes at dusk and had the courtyard to ourselves at night.', fits: at('falaj-cottage') },
      { text: 'Mud-brick walls keep the heat out better than any machine.', fits: at('falaj-cottage') },
      {
        text: 'Twenty metres of pool and a majlis for all of us. The reunion we had hoped for.',
        fits: at('date-palm-villa'),
      },
      { text: 'Two stoves, eight beds, one mountain in every window.', fits: at('date-palm-villa') },
      {
        text: 'Slept on the roof under the stars and walked to the springs in the morning.',
        fits: at('hafeet-foot-chalet'),
      },
      { text: 'The summit road starts at the corner. Drive up for the sunrise.', fits: at('hafeet-foot-chalet') },
      { text: 'The pool ends where the dunes begin. No photograph does it justice.', fits: at('dune-edge-villa') },
      { text: 'Saturn through the telescope, tea by the fire, and complete silence.', fits: at('dune-edge-villa') },
      {
        text: 'Camels came past while we had coffee. Nobody was in a hurry, least of all they.',
        fits: at('caravan-cottage'),
      },
      { text: 'Simple and lovely. The fire pit is the real living room.', fits: at('caravan-cottage') },
      { text: 'Exactly as in the pictures, and even quieter.' },
      { text: 'Spotless, well equipped, and the host answered within minutes.' },
      { text: 'Comfortable beds, good coffee, thoughtful little things everywhere.' },
      { text: 'Easy check-in late at night, clear directions, warm welcome.' },
      { text: 'Our second time here, and it will not be the last.' },
      { text: 'The host left a list of places to eat. We tried four and liked all of them.' },
      { text: 'Everything worked, everything was clean, and the towels were plenty.' },
      { text: 'Just the two of us for an anniversary. It could not have been better.', fits: couple },
      { text: 'The right size for a couple, with a proper kitchen to cook in.', fits: couple },
      { text: 'Came alone to finish a book, and finished it.', fits: alone },
      { text: 'Felt safe and looked after travelling on my own.', fits: alone },
      { text: 'Our children did not want to leave. Thank you for the night light!', fits: family },
      { text: 'Space enough for us and the grandparents to get out of each other’s way.', fits: family },
      {
        text: 'Two families, no queue at the bathroom. That says it all.',
        fits: visit => group(visit) && visit.sleeps >= 8,
      },
      { text: 'All of us fitted around one table, which is why we came.', fits: group },
      { text: 'A place to put the phone away. We read three books and slept well.', fits: isOutside },
      {
        text: 'The neighbours brought us dates on the first evening. We felt at home.',
        fits: among('oasis', 'desert'),
      },
      {
        text: 'Fast network and a real desk. I worked in the mornings without a single dropped call.',
        fits: has('workspace'),
      },
      {
        text: 'Grilled fish from the market on the barbecue every night.',
        fits: visit => has('barbecue')(visit) && visit.landscape === 'sea',
      },
      {
        text: 'Parking at the door, which is worth gold around here.',
        fits: visit => has('parking')(visit) && visit.landscape === 'city',
      },
    ],
    ar: [
      { text: 'العبرة أسفل المبنى والسوق على بُعد خطوات. موقع لا يُعوّض.', fits: at('creek-harbour-loft') },
      { text: 'إطلالة المارينا ليلًا من الشرفة كانت أجمل ما في الرحلة.', fits: at('marina-view-apartment') },
      { text: 'المسبح والحديقة لنا وحدنا، والأولاد لم يخرجوا من الماء.', fits: at('jumeirah-garden-villa') },
      { text: 'الكوخ دافئ والوادي أمامنا، ولا صوت إلا الريح.', fits: at('hatta-ridge-cabin') },
      { text: 'عسل وبيض من الجيران كل صباح، والبيت بارد رغم الصيف.', fits: at('stone-terrace-cottage') },
      { text: 'الكاياك عند الباب والبحيرة هادئة عند الفجر.', fits: at('reservoir-chalet') },
      { text: 'من باب الحديقة إلى الرمل مباشرة، وعشاؤنا تحت سقف القصب.', fits: at('al-aqah-beach-house') },
      { text: 'استيقظنا على قوارب الصيد ورائحة الخبز.', fits: at('harbour-light-apartment') },
      { text: 'جدّفنا بين أشجار القرم عند المد، تجربة لا تُنسى.', fits: at('khor-kalba-cabin') },
      { text: 'صوت الفلج والنخيل والهدوء، بيت من زمن جميل.', fits: at('falaj-cottage') },
      { text: 'المجلس اتسع لنا جميعًا والمسبح الطويل أسعد الصغار والكبار.', fits: at('date-palm-villa') },
      { text: 'نمنا على السطح تحت النجوم، والعيون قريبة مشيًا.', fits: at('hafeet-foot-chalet') },
      { text: 'الكثبان تبدأ من حافة المسبح، منظر لا تصفه الصور.', fits: at('dune-edge-villa') },
      { text: 'جلسة النار في الفناء ومرور الجمال صباحًا، بساطة جميلة.', fits: at('caravan-cottage') },
      { text: 'المكان كما في الصور تمامًا وأكثر هدوءًا. سنعود قريبًا إن شاء الله.' },
      { text: 'نظافة ممتازة وتجهيزات كاملة، والمضيف يرد خلال دقائق.' },
      { text: 'أسرّة مريحة وقهوة طيبة واهتمام بأدق التفاصيل.' },
      { text: 'الدخول سهل رغم وصولنا متأخرين، والإرشادات واضحة.' },
      { text: 'زيارتنا الثانية، والثالثة قريبة بإذن الله.' },
      { text: 'الأطفال لم يرغبوا في المغادرة. شكرًا على حسن الضيافة!', fits: family },
      { text: 'اجتمعنا كلنا على مائدة واحدة، وهذا ما جئنا من أجله.', fits: group },
      { text: 'هدوء وخصوصية لشخصين، مناسب جدًا لذكرى زواجنا.', fits: couple },
      { text: 'أهل المنطقة كرماء، وصلنا تمر وقهوة في أول مساء.', fits: among('oasis', 'desert') },
    ],
  },
  fair: {
    en: [
      { text: 'A lovely place. The wireless network was slow in the bedroom.', fits: has('wifi') },
      { text: 'Good value. The last part of the road needs a careful driver.', fits: among('mountains', 'desert') },
      { text: 'We liked it, although the air conditioning was a little loud at night.', fits: has('air_conditioning') },
      { text: 'Nice and clean; the pool was colder than we had hoped.', fits: has('pool') },
      { text: 'Good location, some noise from the street until midnight.', fits: among('city') },
      { text: 'Comfortable, but the pans have seen better days.', fits: has('kitchen') },
      { text: 'Pretty house. Bring mosquito spray for the evenings.', fits: among('sea', 'oasis') },
      {
        text: 'Fine for two nights. For longer we would have liked more room for our things.',
        fits: ({ sleeps }) => sleeps <= 4,
      },
      { text: 'Kind host, firm mattress. A second blanket would have helped.' },
    ],
    ar: [
      { text: 'مكان جميل، لكن الإنترنت بطيء في غرفة النوم.', fits: has('wifi') },
      { text: 'سعر مناسب، والطريق الأخير يحتاج إلى قيادة هادئة.', fits: among('mountains', 'desert') },
      { text: 'أعجبنا المكان رغم صوت المكيف ليلًا.', fits: has('air_conditioning') },
      { text: 'الموقع ممتاز، مع بعض ضجيج الشارع مساءً.', fits: among('city') },
      { text: 'مضيف لطيف، وأدوات المطبخ تحتاج إلى تجديد.', fits: has('kitchen') },
    ],
  },
  poor: {
    en: [
      { text: 'The location is good, but the floor had not been cleaned when we arrived.' },
      { text: 'Hot water ran out twice. The host apologised and sent somebody the next day.' },
      {
        text: 'Smaller than we had imagined, and the check-in code did not work at first.',
        fits: ({ sleeps }) => sleeps <= 4,
      },
      { text: 'One of the bathrooms was out of order for our whole stay.', fits: ({ sleeps }) => sleeps >= 7 },
    ],
    ar: [
      { text: 'الموقع جيد لكن التنظيف لم يكن كما يجب عند وصولنا.' },
      { text: 'انقطع الماء الساخن مرتين، واعتذر المضيف وأصلحه في اليوم التالي.' },
    ],
  },
};
