/** Words such as `Trail Run`, which are stored in lower case; names such as `VirtualRide` are not. */
const PLAIN_WORDS = /^[a-z0-9]+([ _-][a-z0-9]+)*$/i;
const CAPITAL_INSIDE = /[a-z][A-Z]/;

/** The stored kind: as it was sent, but plain words in lower case, so that `Run` and `run` are one kind. */
export function kindOf(sent: string): string {
  const kind = sent.trim().replace(/\s+/gu, ' ');
  return PLAIN_WORDS.test(kind) && !CAPITAL_INSIDE.test(kind) ? kind.toLowerCase() : kind;
}

/**
 * Beginnings of words, or whole words if they end with a dot; the first match counts. Names of Apple HealthKit, Health Connect, Garmin and
 * Strava, and words of Arabic, French, German, Italian, Portuguese and Spanish.
 */
const BEGINNINGS = {
  strength: 'strength weight kraft muscul fuerza pesas forza pesi força musculacao bodybuild powerlift قوة أثقال حديد',
  hiit: 'hiit interval crossfit circuit bootcamp',
  swim: 'swim schwimm natation nage natacion nadar nuoto natacao سباحة السباحة',
  row: 'row. rowing rower ruder aviron remo. canottaggio تجديف التجديف',
  hike: 'hik wander randonn senderismo escursion caminhada trekking',
  run: 'run jog treadmill lauf course. correr carrera corsa corrida جري الجري ركض الركض',
  walk: 'walk spazier marche caminata caminar camminata مشي المشي',
  ride: 'ride riding bik bicycl cycl spin velo rad. ciclis bici دراجة الدراجة دراجات',
  yoga: 'yoga يوغا اليوغا يوجا',
  pilates: 'pilates بيلاتس',
  dance: 'danc tanz danse baile ballo danca zumba رقص الرقص',
  climb: 'climb bouldering kletter escalade escalada arrampicata',
  ski: 'ski. skiing skier snowboard snowshoe',
  ball: 'soccer football fussball basketball volleyball handball baseball cricket rugby futbol كرة',
  racket: 'tennis badminton squash padel pickleball racquetball racket تنس',
  combat: 'box kickbox martial karate judo wrestl fencing ملاكمة',
  cardio: 'cardio elliptical stair stepper jump skipping aerobic fitness كارديو',
  mobility: 'flexib stretch mobility cooldown preparation barre tai. etirement إطالة',
} as const;

export const ACTIVITY_TYPES = [...(Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]), 'other'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

const PREFIX = /^(hk workout activity type|exercise type|activity type) /;

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** `HKWorkoutActivityTypeTraditionalStrengthTraining` as `traditional strength training`. */
const wordsOf = (kind: string): string =>
  withoutMarks(kind)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^HKWorkout/, 'HK Workout')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(PREFIX, '');

const TYPES = Object.entries(BEGINNINGS).map(([type, words]) => ({
  type: type as ActivityType,
  beginnings: withoutMarks(words).split(' '),
}));

/** The type of a kind; `other` for unknown words. */
export function typeOf(kind: string): ActivityType {
  const words = wordsOf(kind).split(' ');
  const known = TYPES.find(({ beginnings }) =>
    words.some(word => beginnings.some(beginning => `${word}.`.startsWith(beginning))),
  );
  return known?.type ?? 'other';
}
