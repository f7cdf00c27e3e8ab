import { problem } from '#kit/fields/field';
import type { SettingSeed } from '#kit/service/service-definition';

const MIN_MINUTES = 15;
const MAX_MINUTES = 1440;

const offerMinutes = (sent: unknown) =>
  Number.isInteger(sent) && (sent as number) >= MIN_MINUTES && (sent as number) <= MAX_MINUTES
    ? undefined
    : problem('out_of_range', { min: MIN_MINUTES, max: MAX_MINUTES });

const MAX_PER_VISITOR = 1000;

const perVisitor = (sent: unknown) =>
  Number.isInteger(sent) && (sent as number) >= 1 && (sent as number) <= MAX_PER_VISITOR
    ? undefined
    : problem('out_of_range', { min: 1, max: MAX_PER_VISITOR });

export const waitlistSettings: readonly SettingSeed[] = [
  {
    key: 'waitlist',
    value: false,
    type: 'boolean',
    category: 'booking',
    description: ['Whether guests may wait for nights that are taken', 'السماح للضيوف بالانتظار لليالٍ محجوزة'],
    isPublic: true,
  },
  {
    key: 'waitlist_offer_minutes',
    value: 120,
    type: 'number',
    category: 'booking',
    description: [
      'Minutes for which nights that became free are held for a waiting guest',
      'الدقائق التي تُحجز فيها الليالي التي أُتيحت لضيف ينتظر',
    ],
    isPublic: false,
    refuse: offerMinutes,
  },
  {
    key: 'waitlist_max_per_visitor',
    value: 2,
    type: 'number',
    category: 'booking',
    description: [
      'Maximum number of waiting entries for one stay by visitors of one network address',
      'أكبر عدد من طلبات الانتظار لمكان واحد من عنوان شبكة واحد',
    ],
    isPublic: false,
    refuse: perVisitor,
  },
];
