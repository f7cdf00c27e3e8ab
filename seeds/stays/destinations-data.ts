import type { Hour } from '../drawing/light';

/** English, then Arabic. */
export type Pair = readonly [en: string, ar: string];

export type Landscape = 'city' | 'mountains' | 'sea' | 'oasis' | 'desert';

export interface DestinationSeed {
  slug: string;
  name: Pair;
  tagline: Pair;
  description: Pair;
  landscape: Landscape;
  /** When it is at its best. */
  hour: Hour;
}

export const destinations: readonly DestinationSeed[] = [
  {
    slug: 'dubai',
    name: ['Dubai', 'دبي'],
    tagline: ['The city by the creek', 'المدينة على ضفاف الخور'],
    description: [
      'Lofts by the old harbour, flats above the marina, and beaches ten minutes from both.',
      'شقق علوية قرب الميناء القديم، وأخرى تطل على المارينا، وشواطئ على بُعد عشر دقائق.',
    ],
    landscape: 'city',
    hour: 'dusk',
  },
  {
    slug: 'hatta',
    name: ['Hatta', 'حتا'],
    tagline: ['Mountains and still water', 'جبال ومياه ساكنة'],
    description: [
      'Walking trails, kayaks on the reservoir, and nights cool enough for a fire.',
      'مسارات للمشي وقوارب كاياك في بحيرة السد وليالٍ باردة تحلو معها نار المخيم.',
    ],
    landscape: 'mountains',
    hour: 'morning',
  },
  {
    slug: 'fujairah-coast',
    name: ['Fujairah Coast', 'ساحل الفجيرة'],
    tagline: ['Where the mountains meet the sea', 'حيث تلتقي الجبال بالبحر'],
    description: [
      'Quiet bays on the Gulf of Oman, good snorkelling, and fish from the morning boats.',
      'خلجان هادئة على بحر عُمان، وغطس ممتع، وسمك طازج من قوارب الصباح.',
    ],
    landscape: 'sea',
    hour: 'noon',
  },
  {
    slug: 'al-ain',
    name: ['Al Ain', 'العين'],
    tagline: ['Palms, wells and shade', 'نخيل وآبار وظلال'],
    description: [
      'Houses among date palms, watered by channels that are older than the city.',
      'بيوت بين أشجار النخيل ترويها أفلاج أقدم من المدينة نفسها.',
    ],
    landscape: 'oasis',
    hour: 'golden',
  },
  {
    slug: 'liwa',
    name: ['Liwa', 'ليوا'],
    tagline: ['The first dunes of the Empty Quarter', 'أولى كثبان الربع الخالي'],
    description: [
      'High dunes, a sky full of stars, and coffee on the terrace before sunrise.',
      'كثبان عالية وسماء مليئة بالنجوم وقهوة على الشرفة قبل شروق الشمس.',
    ],
    landscape: 'desert',
    hour: 'sunset',
  },
];
