import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller';
import { Contact } from './contact.service';

@Module({ controllers: [ContactController], providers: [Contact] })
export class ContactModule {}
