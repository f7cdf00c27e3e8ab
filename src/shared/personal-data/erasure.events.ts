import { domainEvent } from '#kit/service/domain-events';
import type { DataSubject } from './personal-data';

export const PersonErasing = domainEvent<{ whom: DataSubject }>('person.erasing', {
  when: 'The data of a person is erased, before the first row is changed.',
});
