import { Module } from '@nestjs/common';
import { ManagedStays } from './managed-stays.service';
import { StayEditing } from './stay-editing.service';
import { StaysManageController } from './stays-manage.controller';

@Module({ controllers: [StaysManageController], providers: [ManagedStays, StayEditing] })
export class StayManagementModule {}
