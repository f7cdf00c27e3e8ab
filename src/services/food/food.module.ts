import { Module } from '@nestjs/common';
import { foodFeatures } from './food.features';

@Module({ imports: foodFeatures.map(feature => feature.module) })
export class FoodModule {}
