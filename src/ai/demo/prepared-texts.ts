import type { Language } from '#kit/language/language';

interface PreparedTexts {
  today: string;
  orders: (count: string, revenue: string) => string;
  average: (amount: string) => string;
  best: (dishes: string) => string;
  toAccept: (count: string) => string;
  waiting: (count: number) => string;
  nothingWaits: string;
  unpaid: (count: number) => string;
  proposed: (dish: string) => string;
  unknownDish: (dish: string) => string;
}

export const PREPARED_TEXTS: Readonly<Record<Language, PreparedTexts>> = {
  en: {
    today: 'Today so far',
    orders: (count, revenue) => `Orders: ${count}, revenue: ${revenue}`,
    average: amount => `Average paid order: ${amount}`,
    best: dishes => `Most ordered: ${dishes}`,
    toAccept: count => `Waiting to be accepted: ${count}`,
    waiting: count => `Waiting to be accepted: ${count}`,
    nothingWaits: 'No paid order waits to be accepted.',
    unpaid: count => `Not paid yet: ${count}`,
    proposed: dish =>
      `I propose to take ${dish} off the menu. Nothing has changed yet. Confirm or decline the proposal.`,
    unknownDish: dish => `There is no dish named ${dish}.`,
  },
  ar: {
    today: 'اليوم حتى الآن',
    orders: (count, revenue) => `الطلبات: ${count}، الإيرادات: ${revenue}`,
    average: amount => `متوسط الطلب المدفوع: ${amount}`,
    best: dishes => `الأكثر طلبًا: ${dishes}`,
    toAccept: count => `بانتظار القبول: ${count}`,
    waiting: count => `بانتظار القبول: ${count}`,
    nothingWaits: 'لا يوجد طلب مدفوع بانتظار القبول.',
    unpaid: count => `لم تُدفع بعد: ${count}`,
    proposed: dish => `أقترح إزالة ${dish} من القائمة. لم يتغير شيء بعد. أكّد الاقتراح أو ارفضه.`,
    unknownDish: dish => `لا يوجد طبق باسم ${dish}.`,
  },
};
