import { Injectable } from '@nestjs/common';
import type { NextFunction, RequestHandler, Response } from 'express';
import type { AppRequest } from './request';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import type { Language } from '../language/language';

/** The language a caller is answered in: the one asked for, or the service's own where none of ours is. */
@Injectable()
export class RequestLanguages {
  private readFallback: () => Promise<Language> = async () => 'en';

  constructor(
    @InjectDefinition() private readonly definition: ServiceDefinition,
    private readonly log: Log,
  ) {}

  /** For a service whose language is a setting; English without this, and when it cannot be read. */
  setFallback(read: () => Promise<Language>): void {
    this.readFallback = read;
  }

  /** Of a header `Accept-Language`, or of a language that was sent in another way. */
  of(asked: string | undefined): Language | Promise<Language> {
    return this.definition.language(asked) ?? this.fallback();
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
      this.log.warn({ err: error }, 'the language of the service cannot be read');
      return 'en';
    }
  }
}
