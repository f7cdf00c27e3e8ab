import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { EventStream, type SendEvent, wantsEvents } from '#kit/http/event-stream';
import type { AppRequest } from '#kit/http/request';
import { MISMATCH_HEADER } from '#idempotency/body-comparison';
import { Translator } from '#kit/language/language';
import type { AiMessageView } from './ai-message.view';
import { AiMessages } from './ai-messages.service';
import { Answers, type StartedAnswer } from './answers.service';
import type { AiMessageBody } from './assistant.dto';
import { toolUser } from './tool-user';

/** Longer than all calls of an answer: a JSON response sends nothing until it is complete. */
const MAX_SILENCE_MS = 15 * 60_000;

/** Responds to a message with its answer, as a stream of events or as a whole. */
@Injectable()
export class AnswerResponses {
  constructor(
    private readonly answers: Answers,
    private readonly messages: AiMessages,
    private readonly translator: Translator,
  ) {}

  async respond(
    caller: Caller,
    chatId: number,
    body: AiMessageBody,
    request: AppRequest,
  ): Promise<AiMessageView | EventStream> {
    const started = await this.answers.start(caller, chatId, body, toolUser(caller, request));
    const response = request.res!;
    if (started.isMismatch) response.setHeader(MISMATCH_HEADER, 'true');
    const { running } = started;
    if (running) {
      const interrupt = () => response.writableFinished || running.abort('interrupted');
      response.once('close', interrupt);
      if (response.destroyed) interrupt();
    }
    const view = async () => this.messages.get(chatId, started.answerId, request.language);
    if (wantsEvents(request)) return new EventStream(async send => this.stream(started, view, send, request));
    response.setTimeout(MAX_SILENCE_MS);
    const failure = running && (await this.answers.run(running, () => undefined));
    if (failure) throw failure;
    return view();
  }

  private async stream(
    { running }: StartedAnswer,
    view: () => Promise<AiMessageView>,
    send: SendEvent,
    request: AppRequest,
  ): Promise<void> {
    const failure = running && (await this.answers.run(running, ({ type, data }) => send(type, data)));
    if (failure) {
      request.failureCode = failure.key;
      const message = this.translator.say(`errors.${failure.key}`, request.language, failure.detail.params);
      send('error', { code: failure.key, message, retry_after: failure.detail.retryAfterSeconds ?? null });
      return;
    }
    const answer = await view();
    if (!running) send('delta', { text: answer.text });
    send('done', answer);
  }
}
