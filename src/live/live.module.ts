import { Global, Module } from '@nestjs/common';
import { AuthGateway } from './auth.gateway';
import { Listeners } from './listeners';
import { Live } from './live';
import { SocketAdmission } from './socket-admission';

@Global()
@Module({ providers: [Listeners, SocketAdmission, Live, AuthGateway], exports: [Listeners, SocketAdmission, Live] })
export class LiveModule {}
