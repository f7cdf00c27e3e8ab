import { Body, Controller, Post, Req } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { EventStream } from '#kit/http/event-stream';
import { IdParam } from '#kit/http/identifiers';
import type { AppRequest } from '#kit/http/request';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AiTokensUsedUp } from '../ai-budget/ai-budget.refusals';
import { AiMessageView } from './ai-message.view';
import { AiProposalView } from './ai-proposal.view';
import { AnswerResponses } from './answer-responses.service';
import { Answers } from './answers.service';
import { AiMessageBody } from './assistant.dto';
import {
  AnswerUnderWay,
  AssistantFailed,
  AssistantUnavailable,
  ProposalDecided,
  ProposalExpired,
  ProposalUnderWay,
} from './assistant.refusals';
import { Proposals } from './proposals.service';
import { StreamsAnswer } from './streams-answer';
import { toolUser } from './tool-user';

@ApiTags('Assistant')
@DescribePath({ id: 'Id of the conversation.', proposal: 'Id of the proposal.' })
@Controller('ai/chats/:id')
export class AiMessagesController {
  constructor(
    private readonly answers: Answers,
    private readonly responses: AnswerResponses,
    private readonly proposals: Proposals,
  ) {}

  @Post('messages')
  @Requires('ai_chat.use')
  @CountedBy({ ai_chat: 'messages of one account' })
  @StreamsAnswer()
  @Returns(
    'Send a message to the assistant and get its answer',
    AiMessageView,
    ValidationFailed,
    NotFound,
    AnswerUnderWay,
    AssistantUnavailable,
    AiTokensUsedUp,
    AssistantFailed,
  )
  @Describe(
    'Sends a message to the assistant, which reads with the current rights of the account; changes become proposals, which only the account can',
    'confirm. With `Accept: text/event-stream` the answer is streamed, otherwise it is returned when complete; disconnecting',
    'ends it. A message whose answer failed or was interrupted can be sent again.',
  )
  async send(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @Body() body: AiMessageBody,
    @Req() request: AppRequest,
  ): Promise<AiMessageView | EventStream> {
    return this.responses.respond(caller, id, body, request);
  }

  @Post('stop')
  @Requires('ai_chat.use')
  @ResponseMessage('messages.ai_answer_stopped')
  @Returns('Stop the running answer', null, NotFound)
  @Describe('Ends the running answer of an own conversation, in any page or process. The text so far is kept.')
  async stop(@SignedIn() caller: Caller, @IdParam() id: number): Promise<void> {
    await this.answers.stop(caller, id);
  }

  @Post('proposals/:proposal/confirm')
  @Requires('ai_chat.use')
  @ResponseMessage(({ status }: AiProposalView) =>
    status === 'done' ? 'messages.ai_proposal_done' : 'messages.ai_proposal_failed',
  )
  @Returns('Run a proposed change', AiProposalView, NotFound, ProposalExpired, ProposalDecided, ProposalUnderWay)
  @Describe(
    'Runs the change once, with the current rights of the account; a repeated confirmation returns the same result.',
    'A change that its route refuses gets the status `failed` with the reason in `result`. Without the permission the response is 403,',
    'and the proposal stays pending.',
  )
  async confirm(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('proposal') proposal: number,
    @Req() request: AppRequest,
  ): Promise<AiProposalView> {
    const address = { accountId: caller.id, chatId: id, proposalId: proposal };
    return this.proposals.confirm(address, toolUser(caller, request));
  }

  @Post('proposals/:proposal/decline')
  @Requires('ai_chat.use')
  @ResponseMessage('messages.ai_proposal_declined')
  @Returns('Drop a proposed change', AiProposalView, NotFound, ProposalDecided)
  @Describe('Declines a change, which can then no longer be confirmed. A confirmed one is 409 `proposal_decided`.')
  async decline(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('proposal') proposal: number,
    @Req() request: AppRequest,
  ): Promise<AiProposalView> {
    const address = { accountId: caller.id, chatId: id, proposalId: proposal };
    return this.proposals.decline(address, toolUser(caller, request));
  }
}
