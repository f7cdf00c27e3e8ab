import { counts } from '#kit/counts';
import { words } from '#kit/language';

export const kindOf = words({
  strength: ['Strength', 'قوة'],
  cardio: ['Cardio', 'لياقة قلبية'],
  hiit: ['Intervals', 'تمارين متقطعة'],
  mobility: ['Mobility', 'مرونة حركية'],
  yoga: ['Yoga', 'يوغا'],
  pilates: ['Pilates', 'بيلاتس'],
  recovery: ['Recovery', 'استشفاء'],
});

export const levelOf = words({
  beginner: ['Beginner', 'مبتدئ'],
  intermediate: ['Intermediate', 'متوسط'],
  advanced: ['Advanced', 'متقدم'],
});

export const sourceOf = words({
  assignment: ['From your coach', 'من مدرّبك'],
  program: ['From your program', 'من برنامجك'],
  suggestion: ['Suggested for you', 'مقترح لك'],
});

export const unit = words({
  kg: ['{n} kg', '{n} كغ'],
  minutes: ['{n} min', '{n} دقيقة'],
  none: ['–', '–'],
});

export const count = counts({
  set: {
    en: { one: '{n} set', other: '{n} sets' },
    ar: { one: 'مجموعة واحدة', two: 'مجموعتان', few: '{n} مجموعات', other: '{n} مجموعة' },
  },
  session: {
    en: { one: '{n} session', other: '{n} sessions' },
    ar: { zero: 'لا جلسات', one: 'جلسة واحدة', two: 'جلستان', few: '{n} جلسات', other: '{n} جلسة' },
  },
  exercise: {
    en: { one: '{n} exercise', other: '{n} exercises' },
    ar: { one: 'تمرين واحد', two: 'تمرينان', few: '{n} تمارين', other: '{n} تمرينًا' },
  },
  message: {
    en: { one: '{n} new message', other: '{n} new messages' },
    ar: { one: 'رسالة جديدة', two: 'رسالتان جديدتان', few: '{n} رسائل جديدة', other: '{n} رسالة جديدة' },
  },
  seat: {
    en: { one: '{n} place left', other: '{n} places left' },
    ar: { zero: 'لا أماكن', one: 'بقي مكان واحد', two: 'بقي مكانان', few: 'بقيت {n} أماكن', other: 'بقي {n} مكانًا' },
  },
});
