import { applyDecorators } from '@nestjs/common';
import { EVENT_MODELS } from '#kit/http/event-stream';
import { ApiExtension, ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { AiMessageView } from './ai-message.view';
import { AiProposalView } from './ai-proposal.view';

/** The data of `event: delta`. */
export const AiDeltaView = view('AiDeltaView', 'A piece of the answer', {
  text: shown.text({ description: 'Text to append.', example: 'There are ' }),
});

/** The data of `event: tool`. */
export const AiToolEventView = view('AiToolEventView', 'A tool that the answer uses', {
  name: shown.text({ description: 'Name of the operation as a tool.', example: 'neighborhoods_list' }),
  title: shown.text({ description: 'Summary of the operation, in English.', example: 'List neighborhoods' }),
  status: shown.word(['running', 'done', 'failed'], {
    description: 'State of the call; one event at its start and one at its end.',
  }),
});

/** The data of `event: error`. */
export const AiErrorView = view('AiErrorView', 'Why an answer failed', {
  code: shown.text({ description: 'Error code.', example: 'assistant_failed' }),
  message: shown.text({ description: 'Error message in the language of the request.' }),
  retry_after: shown.whole({
    nullable: true,
    description: 'Seconds until the next attempt is possible; null if unknown.',
  }),
});

/** Describes the events of an answer. */
export const StreamsAnswer = () =>
  applyDecorators(
    ApiExtraModels(AiDeltaView, AiToolEventView, AiErrorView),
    ApiExtension(EVENT_MODELS, {
      delta: getSchemaPath(AiDeltaView),
      tool: getSchemaPath(AiToolEventView),
      proposal: getSchemaPath(AiProposalView),
      done: getSchemaPath(AiMessageView),
      error: getSchemaPath(AiErrorView),
    }),
  );
