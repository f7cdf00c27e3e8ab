import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import type { Kitchen } from './kitchen.entity';
import type { OpenNow } from './kitchens.service';

export class HoursView {
  @Shown({ type: 'integer', description: '0 is Sunday', example: 3 })
  day: number;

  @Shown({ example: '11:00' })
  open: string;

  @Shown({ description: 'At or before `open`: on the next day', example: '23:00' })
  close: string;
}

export class ClosureView {
  @Shown({ format: 'date', example: '2026-12-25' })
  date: string;

  @Shown({ example: 'Public holiday' })
  reason: string;
}

export class KitchenView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'downtown' })
  code: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ example: 'America/New_York' })
  time_zone: string;

  @Shown({ type: 'integer', example: 25 })
  preparation_minutes: number;

  @Shown({ type: [String], example: ['10001', '10002'] })
  delivery_postcodes: string[];

  @Shown({ type: [HoursView] })
  hours: HoursView[];

  @Shown({ type: [ClosureView] })
  closures: ClosureView[];

  @Shown()
  is_active: boolean;

  @Shown({ description: 'Evaluated by the setting `service_clock`' })
  is_open_now: boolean;

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export function kitchenView(kitchen: Kitchen, openNow: OpenNow): KitchenView {
  return {
    id: kitchen.id,
    code: kitchen.code,
    name: kitchen.name,
    time_zone: kitchen.timeZone,
    preparation_minutes: kitchen.preparationMinutes,
    delivery_postcodes: kitchen.deliveryPostcodes,
    hours: kitchen.hours.map(({ day, open, close }) => ({ day, open, close })),
    closures: kitchen.closures.map(({ date, reason }) => ({ date, reason })),
    is_active: kitchen.isActive,
    is_open_now: openNow(kitchen),
    created_at: kitchen.createdAt.toISOString(),
    updated_at: kitchen.updatedAt.toISOString(),
  };
}

export class KitchenCheckView {
  @Shown({ enum: ['match', 'outside_area', 'closed'] })
  result: string;

  @Shown({
    type: KitchenView,
    nullable: true,
    description: 'The kitchen asked for, or the one that serves the postcode',
  })
  kitchen: KitchenView | null;

  @Shown({ type: [KitchenView], description: 'Other kitchens that are open and can take the order' })
  alternatives: KitchenView[];
}
