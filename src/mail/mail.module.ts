import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Letters } from './letters';
import { Mail } from './mail';
import { Mailbox } from './mailbox';

@Global()
@Module({})
export class MailModule {
  /** @param mailbox shared by all services of the process */
  static for(mailbox: Mailbox): DynamicModule {
    const providers = [{ provide: Mailbox, useValue: mailbox }, Letters, Mail];
    return { module: MailModule, providers, exports: providers };
  }
}
