export interface DemoGuest {
  firstName: string;
  lastName: string;
  phone?: string;
  locale: 'en' | 'ar';
}

/** The first one is who the demo bookings of a visitor belong to: `guest@stays.example`. */
export const guests: readonly DemoGuest[] = [
  { firstName: 'Sara', lastName: 'Haddad', phone: '+971 50 555 0142', locale: 'en' },
  { firstName: 'James', lastName: 'Whitfield', phone: '+44 7700 900456', locale: 'en' },
  { firstName: 'خالد', lastName: 'المنصوري', phone: '+971 55 555 0117', locale: 'ar' },
  { firstName: 'Anna', lastName: 'Schneider', phone: '+49 170 5550134', locale: 'en' },
  { firstName: 'Rohan', lastName: 'Kapoor', phone: '+91 98765 43210', locale: 'en' },
  { firstName: 'نورة', lastName: 'القحطاني', phone: '+966 50 555 0199', locale: 'ar' },
  { firstName: 'Claire', lastName: 'Moreau', phone: '+33 6 55 50 14 20', locale: 'en' },
  { firstName: 'Omar', lastName: 'Farouk', phone: '+20 100 555 0166', locale: 'ar' },
  { firstName: 'Emma', lastName: 'Lindqvist', phone: '+46 70 555 01 77', locale: 'en' },
  { firstName: 'Daniel', lastName: 'Okafor', phone: '+234 803 555 0123', locale: 'en' },
  { firstName: 'مريم', lastName: 'البلوشي', phone: '+968 9555 0144', locale: 'ar' },
  { firstName: 'Lucas', lastName: 'Almeida', phone: '+55 11 95555 0188', locale: 'en' },
  { firstName: 'Yuki', lastName: 'Tanaka', phone: '+81 90 5555 0155', locale: 'en' },
  { firstName: 'فهد', lastName: 'العتيبي', phone: '+965 5555 0133', locale: 'ar' },
  { firstName: 'Grace', lastName: 'Murphy', phone: '+353 85 555 0111', locale: 'en' },
  { firstName: 'Ali', lastName: 'Hassan', phone: '+971 52 555 0178', locale: 'en' },
  { firstName: 'Olivia', lastName: 'Grant', phone: '+1 646 555 0122', locale: 'en' },
  { firstName: 'هدى', lastName: 'الشامسي', phone: '+971 56 555 0162', locale: 'ar' },
  { firstName: 'Pieter', lastName: 'de Vries', phone: '+31 6 5555 0190', locale: 'en' },
  { firstName: 'Mina', lastName: 'Rossi', locale: 'en' },
];
