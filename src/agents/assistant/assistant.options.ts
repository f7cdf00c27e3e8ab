import { Inject } from '@nestjs/common';
import type { PageRules } from '#kit/http/page';
import type { PersonalData } from '#shared/personal-data/personal-data';

/** Differences of the assistant between services. */
export interface AssistantOptions extends Pick<PageRules, 'sizeNames' | 'belowOne'> {
  /** Tables whose names of people are masked before a text goes to the provider. */
  personalData: PersonalData;
}

export const ASSISTANT_OPTIONS = Symbol('assistant options');

export const InjectAssistantOptions = () => Inject(ASSISTANT_OPTIONS);
