import { Injectable } from '@nestjs/common';
import { Translator } from '../language/language';
import { fillPictures } from './response-pictures';
import { responseOf, messageKeyOf } from './route-description';
import { ExtendedResponse, RawResponse } from './raw-response';
import type { AppRequest } from './request';

@Injectable()
export class Envelope {
  constructor(private readonly translator: Translator) {}

  wrap(answer: unknown, { handler, language }: AppRequest): unknown {
    if (answer instanceof RawResponse) return answer.body;
    if (answer instanceof ExtendedResponse) {
      return { ...this.envelope(answer.data, handler, language), ...answer.properties };
    }
    return this.envelope(answer, handler, language);
  }

  private envelope(answer: unknown, handler: AppRequest['handler'], language: AppRequest['language']): object {
    if (handler) fillPictures(answer, responseOf(handler));
    const key = handler && messageKeyOf(handler, answer);
    const message = key ? this.translator.say(key, language) : '';
    return { success: true, data: answer ?? null, message };
  }
}
