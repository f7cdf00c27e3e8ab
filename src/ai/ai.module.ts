import { Global, Module } from '@nestjs/common';
import { AiModels } from './ai-models';
import { ModelCalls } from './model-calls';

@Global()
@Module({ providers: [AiModels, ModelCalls], exports: [AiModels] })
export class AiModule {}
