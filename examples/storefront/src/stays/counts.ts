import { counts } from '#kit/counts';

export const count = counts({
  night: {
    en: { one: '{n} night', other: '{n} nights' },
    ar: { one: 'ليلة واحدة', two: 'ليلتان', few: '{n} ليالٍ', many: '{n} ليلة', other: '{n} ليلة' },
  },
  guest: {
    en: { one: '{n} guest', other: '{n} guests' },
    ar: { one: 'ضيف واحد', two: 'ضيفان', few: '{n} ضيوف', many: '{n} ضيفًا', other: '{n} ضيف' },
  },
  bedroom: {
    en: { one: '{n} bedroom', other: '{n} bedrooms' },
    ar: {
      one: 'غرفة نوم واحدة',
      two: 'غرفتا نوم',
      few: '{n} غرف نوم',
      many: '{n} غرفة نوم',
      other: '{n} غرفة نوم',
    },
  },
  home: {
    en: { one: '{n} home', other: '{n} homes' },
    ar: { one: 'بيت واحد', two: 'بيتان', few: '{n} بيوت', many: '{n} بيتًا', other: '{n} بيت' },
  },
  review: {
    en: { one: '{n} review', other: '{n} reviews' },
    ar: { one: 'تقييم واحد', two: 'تقييمان', few: '{n} تقييمات', many: '{n} تقييمًا', other: '{n} تقييم' },
  },
});
