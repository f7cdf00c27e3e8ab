/** Who orders without an account: name, and what stands before the `@` of the address. */
export const guests = [
  ['Noah Miller', 'noah.miller'],
  ['Mia Chen', 'mia.chen'],
  ['ليان خوري', 'layan.khoury'],
  ['Ethan Brooks', 'ethan.brooks'],
  ['Sofia Marino', 'sofia.marino'],
  ['عمر الحسيني', 'omar.husseini'],
  ['Ava Thompson', 'ava.thompson'],
  ['Rashid Karimi', 'rashid.karimi'],
  ['Hannah Weiss', 'hannah.weiss'],
  ['سلمى عبد الله', 'salma.abdullah'],
  ['Marcus Reed', 'marcus.reed'],
  ['Yuna Park', 'yuna.park'],
  ['Isabel Torres', 'isabel.torres'],
  ['خالد المصري', 'khaled.masri'],
  ['Oliver Hayes', 'oliver.hayes'],
  ['Nadia Rahman', 'nadia.rahman'],
  ['Julian Costa', 'julian.costa'],
  ['هدى سليمان', 'huda.suleiman'],
  ['Freya Nilsen', 'freya.nilsen'],
  ['Andre Johnson', 'andre.johnson'],
  ['Leila Haddad', 'leila.haddad'],
  ['Peter Novak', 'peter.novak'],
  ['رامي شاهين', 'rami.shaheen'],
  ['Zoe Campbell', 'zoe.campbell'],
  ['Arjun Mehta', 'arjun.mehta'],
  ['Clara Dubois', 'clara.dubois'],
  ['دانة القاسم', 'dana.qasem'],
  ['Samuel Wright', 'samuel.wright'],
  ['Emily Sanders', 'emily.sanders'],
  ['Victor Ramos', 'victor.ramos'],
  ['ريم الجندي', 'reem.jundi'],
  ['Jack O’Connor', 'jack.oconnor'],
  ['Tessa Vogel', 'tessa.vogel'],
  ['Malik Washington', 'malik.washington'],
  ['Anna Kowalska', 'anna.kowalska'],
  ['فارس الدجاني', 'faris.dajani'],
] as const;

export const manhattan = [
  'Mulberry St',
  'Spring St',
  'Bleecker St',
  'E 12th St',
  'W 21st St',
  'Greenwich Ave',
  'Sullivan St',
  'Ludlow St',
  'Prince St',
] as const;
export const brooklyn = [
  'Court St',
  'Union St',
  'Henry St',
  'Smith St',
  'Carroll St',
  'Hoyt St',
  'Van Brunt St',
] as const;

export const wishes = {
  en: {
    dish: ['No onions, please', 'Sauce on the side', 'Well done, please'],
    door: ['Ring twice', 'Leave it with the doorman', 'Please call when downstairs'],
  },
  ar: { dish: ['بدون بصل من فضلكم', 'الصلصة على جنب'], door: ['اتصلوا عند الوصول من فضلكم', 'اتركوه عند البواب'] },
} as const;

export const cancellations = [
  'The guest changed plans',
  'Ordered twice by mistake',
  'The guest could not be reached',
  'Out of an ingredient, the guest wanted nothing else',
] as const;
