import { Injectable } from '@nestjs/common';
import { Translator } from '../language/language';
import { fillPictures } from './answered-pictures';
import { answerOf, saidBy } from './describe';
import { PlainAnswer } from './plain-answer';
import type { AppRequest } from './request';

/** What a handler answers, as it goes out: in `{success, data, message}`. */
@Injectable()
export class Envelope {
  constructor(private readonly translator: Translator) {}

  around(answer: unknown, { handler, language }: AppRequest): unknown {
    if (answer instanceof PlainAnswer) return answer.body;
    if (handler) fillPictures(answer, answerOf(handler));
    const key = handler && saidBy(handler, answer);
    const message = key ? this.translator.say(key, language) : '';
    return { success: true, data: answer ?? null, message };
  }
}
