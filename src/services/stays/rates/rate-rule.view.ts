import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { RATE_LAYERS } from './rate-rule.entity';

const UNSET = 'null leaves it to lower layers and the stay.';

export const RateRuleView = view('RateRuleView', 'Prices and limits for some nights of a stay', {
  id: shown.id(),
  stay_id: shown.whole({ description: 'Id of the stay.' }),
  name: shown.bilingual({ description: 'Name of the rule, which explains the price to guests.' }),
  layer: shown.word(RATE_LAYERS, {
    description: 'Layer of the rule: `special` overrides `weekdays`, and `weekdays` overrides `season`.',
  }),
  from: shown.day({ from: 'from_day', description: 'The first night.' }),
  to: shown.day({ from: 'to_day', description: 'The day after the last night.' }),
  weekdays: shown.read({ type: 'integer', isArray: true, example: [5, 6] }, (days: number[]) => days, {
    description: 'Days of the week, 0 is Sunday; empty except in the layer `weekdays`.',
  }),
  nightly_rate: shown.amount({
    from: 'nightly_rate_cents',
    nullable: true,
    example: 200,
    description: `Price of a night, a whole number; ${UNSET}`,
  }),
  min_nights: shown.whole({
    nullable: true,
    example: 5,
    description: `Minimum number of nights of a booking that begins on such a night; ${UNSET}`,
  }),
  max_nights: shown.whole({
    nullable: true,
    example: 28,
    description: `Maximum number of nights of a booking that begins on such a night; ${UNSET}`,
  }),
  closed_to_arrival: shown.flag({
    nullable: true,
    description: `Whether no booking can begin on these days; ${UNSET}`,
  }),
  closed_to_departure: shown.flag({
    nullable: true,
    description: `Whether no booking can end on these days; ${UNSET}`,
  }),
  ...shown.timestamps,
});
export type RateRuleView = InstanceType<typeof RateRuleView>;
export type RateRuleRow = RowOf<typeof RateRuleView>;
