import { Injectable } from '@nestjs/common';
import type { NextFunction, RequestHandler, Response } from 'express';
import type { AppRequest } from './request';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import type { Language } from '../language/language';

/** The response language: the requested one, or the service's default if it is not supported. */
@Injectable()
export class RequestLanguages {
  private readFallback: () => Promise<Language> = async () => 'en';

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    private readonly log: Log,
  ) {}

  /** Sets the source of the default language, such as a setting. English without it, and if it fails. */
  setFallback(read: () => Promise<Language>): void {
    this.readFallback = read;
  }

  /** @param requested an `Accept-Language` header or a language tag */
  of(requested: string | undefined): Language | Promise<Language> {
    return this.definition.language(requested) ?? this.fallback();
  }

  middleware(): RequestHandler {
    return ((request: AppRequest, response: Response, next: NextFunction) => {
      response.vary('Accept-Language');
      const language = this.of(request.header('accept-language'));
      const go = (known: Language) => {
        request.language = known;
        next();
      };
      if (typeof language === 'string') go(language);
      else void language.then(go);
    }) as RequestHandler;
  }

  private async fallback(): Promise<Language> {
    try {
      return await this.readFallback();
    } catch (error) {
      this.log.warn({ err: error }, 'the default language of the service cannot be read');
      return 'en';
    }
  }
}
