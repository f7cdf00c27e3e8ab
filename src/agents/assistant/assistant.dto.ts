import type { Type } from '@nestjs/common';
import { QueryDay, QueryId } from '#kit/fields/query-fields';
import { Text } from '#kit/fields/text-fields';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import type { AssistantOptions } from './assistant.options';

const MAX_TEXT = 4000;

export class AiChatBody {
  @Text({
    max: 120,
    optional: true,
    nullable: true,
    description: 'Title of the conversation; by default the beginning of the first message.',
  })
  title?: string | null;

  @Text({
    max: 120,
    optional: true,
    nullable: true,
    description: 'Name of a model; the default model when omitted or null.',
    example: null,
  })
  model?: string | null;
}

export class AiMessageBody {
  @Text({
    max: MAX_TEXT,
    description: 'Question or instruction of the account.',
    example: 'Which inquiries are new?',
  })
  text: string;

  @Text({
    max: 100,
    description:
      'Idempotency token, new for each message. Send an interrupted or failed message again with the same token to continue it.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;
}

export class AiChatQuery {
  @QueryId({ description: 'Id of the message before which to read; the latest messages when omitted.' })
  before?: number;
}

export interface UsageFilter extends PagedQuery {
  from_date?: string;
  to_date?: string;
}

type Pages = Pick<AssistantOptions, 'sizeNames' | 'belowOne'>;

export function aiChatListQuery(pages: Pages): Type<PagedQuery> {
  return class AiChatListQuery extends PageQuery({ default: 20, max: 100, ...pages }) {};
}

export function aiUsageQuery(pages: Pages): Type<UsageFilter> {
  class AiUsageQuery extends PageQuery({ default: 50, max: 100, ...pages }) {
    @QueryDay({ unknown: 'refuse', blank: 'absent', description: 'First day in UTC.' })
    from_date?: string;

    @QueryDay({ unknown: 'refuse', blank: 'absent', description: 'Last day in UTC.' })
    to_date?: string;
  }
  return AiUsageQuery;
}
