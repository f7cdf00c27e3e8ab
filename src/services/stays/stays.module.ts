import { Module } from '@nestjs/common';
import { staysFeatures } from './stays.features';

@Module({ imports: staysFeatures.map(feature => feature.module) })
export class StaysModule {}
