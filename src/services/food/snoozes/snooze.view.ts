import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const SnoozeView = view('SnoozeView', 'A dish that a kitchen does not sell for a limited time', {
  product_id: shown.id({ example: 4, description: 'Id of the dish.' }),
  name: shown.bilingual({ description: 'Name of the dish in both languages.' }),
  until: shown.instant({ description: 'When the kitchen sells the dish again.' }),
  reason: shown.text({
    nullable: true,
    example: 'No lamb left',
    description: 'Reason, shown to the team; null without one.',
  }),
});
export type SnoozeView = InstanceType<typeof SnoozeView>;
