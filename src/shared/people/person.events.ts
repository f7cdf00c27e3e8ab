import type { Language } from '#kit/language/language';
import { domainEvent } from '#kit/service/domain-events';
import type { Person } from './person.entity';

export interface UnconfirmedEmail {
  audience: string;
  person: Person;
  language: Language;
}

export const EmailUnconfirmed = domainEvent<UnconfirmedEmail>('person.email_unconfirmed', {
  when: 'A request changed the e-mail address of a person, who has not confirmed the new one.',
  optional: true,
});
