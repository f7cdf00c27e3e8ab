import { Inject } from '@nestjs/common';
import type { PageRules } from '#kit/http/page';
import type { PersonalData } from '#shared/personal-data/personal-data';

/** Differences of the assistant between services. */
export interface AssistantOptions extends Pick<PageRules, 'sizeNames' | 'belowOne'> {
  /** The names of people in these tables are not sent to the provider. */
  personalData: PersonalData;
}

export const ASSISTANT_OPTIONS = Symbol('assistant options');

export const InjectAssistantOptions = () => Inject(ASSISTANT_OPTIONS);
