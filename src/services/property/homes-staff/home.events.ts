import { domainEvent } from '#kit/service/domain-events';

export interface ChangedHome {
  homeId: number;
  /** What visitors notice: `published` again or for the first time, `changed` while published, or `gone`. */
  happening: 'published' | 'changed' | 'gone';
}

export const HomeChanged = domainEvent<ChangedHome>('home.changed', {
  when: 'A home was published, or a published one was changed, withdrawn or deleted.',
});
