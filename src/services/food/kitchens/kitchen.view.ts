import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { Kitchen } from './kitchen.entity';
import type { OpenNow } from './kitchens.service';
import type { Closure, WeeklyRange } from './opening-hours';

const HoursView = view('HoursView', {
  day: shown.whole({ description: '0 is Sunday', example: 3 }),
  open: shown.text({ example: '11:00' }),
  close: shown.text({ description: 'At or before `open`: on the next day', example: '23:00' }),
});

const ClosureView = view('ClosureView', {
  date: shown.day({ example: '2026-12-25' }),
  reason: shown.text({ example: 'Public holiday' }),
});

export const KitchenView = view('KitchenView', {
  id: shown.id(),
  code: shown.text({ example: 'downtown' }),
  name: shown.bilingual(),
  time_zone: shown.text({ from: 'timeZone', example: 'America/New_York' }),
  preparation_minutes: shown.whole({ from: 'preparationMinutes', example: 25 }),
  delivery_postcodes: shown.texts({ from: 'deliveryPostcodes', example: ['10001', '10002'] }),
  hours: shown.read({ type: [HoursView] }, (hours: WeeklyRange[]) => hours.map(HoursView.of)),
  closures: shown.read({ type: [ClosureView] }, (closures: Closure[]) => closures.map(ClosureView.of)),
  is_active: shown.flag({ from: 'isActive' }),
  is_open_now: shown.flag({ description: 'Evaluated by the setting `service_clock`' }),
  created_at: shown.instant({ from: 'createdAt' }),
  updated_at: shown.instant({ from: 'updatedAt' }),
});
export type KitchenView = InstanceType<typeof KitchenView>;

export const kitchenView = (kitchen: Kitchen, openNow: OpenNow): KitchenView =>
  KitchenView.of({ ...kitchen, is_open_now: openNow(kitchen) });

export const KitchenCheckView = view('KitchenCheckView', {
  result: shown.word(['match', 'outside_area', 'closed']),
  kitchen: shown.one(KitchenView, {
    nullable: true,
    description: 'The kitchen asked for, or the one that serves the postcode',
  }),
  alternatives: shown.many(KitchenView, { description: 'Other kitchens that are open and can take the order' }),
});
export type KitchenCheckView = InstanceType<typeof KitchenCheckView>;
