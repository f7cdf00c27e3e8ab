import { domainEvent } from '#kit/service/domain-events';

export const DishChanged = domainEvent<{ dishId: number }>('dish.changed', {
  when: 'A dish was added, changed, archived or restored.',
});
