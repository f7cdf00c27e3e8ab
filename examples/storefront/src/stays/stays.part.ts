import { dataOf } from 'quintet-clients/answers';
import './stays.css';
import { words } from '#kit/language';
import type { Part } from '../part';
import type { Picture } from '#kit/pictures';
import { stays as client } from './api';
import { bookingFormPage } from './booking-form.page';
import { bookingPage, findBookingPage } from './booking.page';
import { searchPage } from './search.page';
import { stayPage } from './stay.page';
import { waitlistPage } from './waiting';
import { unbookable } from './words';

async function firstPicture(): Promise<Picture | undefined> {
  const page = await dataOf(client.GET('/api/stays', { params: { query: { page_size: 1 } } }));
  return page.data[0]?.media[0];
}

const w = words({ mine: ['My booking', 'حجزي'] });

export const stays: Part = {
  name: { en: 'Stays', ar: 'الإقامات' },
  invitation: {
    en: 'Homes of Harbour & Pine for a few nights, by the sea and in the hills.',
    ar: 'بيوت «هاربر آند باين» لبضع ليالٍ، على البحر وفي الجبال.',
  },
  picture: firstPicture,
  start: '/stays',
  links: () => [{ address: '/bookings', label: w('mine') }],
  routes: {
    '/stays': searchPage,
    '/stays/:slug': stayPage,
    '/stays/:slug/book': bookingFormPage,
    '/bookings': findBookingPage,
    '/bookings/:reference': bookingPage,
    '/waitlist/:token': waitlistPage,
  },
  refusals: {
    ...unbookable,
    dates_taken: ['Somebody has just taken some of these nights.', 'حُجزت بعض هذه الليالي للتو.'],
    client_token_reused: ['Please send it once more.', 'يُرجى الإرسال مرة أخرى.'],
    payment_method_unavailable: ['This way to pay is not offered now.', 'طريقة الدفع هذه غير متاحة الآن.'],
    payment_unavailable: [
      'The payment page does not open just now. Please try again.',
      'تعذّر فتح صفحة الدفع الآن. حاول مرة أخرى.',
    ],
    too_many_unpaid: [
      'There are {max_unpaid} unpaid bookings of this address already. Please pay online.',
      'لهذا العنوان {max_unpaid} حجوزات غير مدفوعة بالفعل. يُرجى الدفع عبر الإنترنت.',
    ],
    price_changed: [
      'The price has changed. Please look at it and book once more.',
      'تغيّر السعر. يُرجى مراجعته والحجز مرة أخرى.',
    ],
    quote_expired: [
      'This price has ended. Please look at the new one and book once more.',
      'انتهت صلاحية هذا السعر. يُرجى مراجعة السعر الجديد والحجز مرة أخرى.',
    ],
    quote_invalid: ['Please look at the price once more.', 'يُرجى مراجعة السعر مرة أخرى.'],
    quote_mismatch: [
      'The price is for another booking. Please look at the new one and book once more.',
      'السعر يخص حجزًا آخر. يُرجى مراجعة السعر الجديد والحجز مرة أخرى.',
    ],
    change_not_offered: ['These dates cannot be changed any more.', 'لم يعد ممكنًا تغيير هذه التواريخ.'],
    change_open: [
      'A change of this booking waits to be paid. Pay it or give it up first.',
      'هناك تغيير لهذا الحجز بانتظار الدفع. ادفعه أو تخلَّ عنه أولًا.',
    ],
    dates_free: ['These nights are free: you can book them.', 'هذه الليالي متاحة: يمكنك حجزها.'],
    waitlist_not_offered: ['There is no waiting list for these nights.', 'لا توجد قائمة انتظار لهذه الليالي.'],
    too_many_waiting: [
      'This address is on as many waiting lists as it may be.',
      'هذا العنوان في أقصى عدد من قوائم الانتظار.',
    ],
    offer_over: [
      'Your offer is over: these nights are no longer kept for you.',
      'انتهى عرضك: لم تعد هذه الليالي محفوظة لك.',
    ],
    cancellation_window_passed: ['It is too late to cancel.', 'فات وقت الإلغاء.'],
    already_cancelled: ['The booking is cancelled already.', 'الحجز ملغى بالفعل.'],
    already_reviewed: ['You have written about it already. Thank you!', 'لقد كتبت تقييمك بالفعل. شكرًا لك!'],
  },
};
