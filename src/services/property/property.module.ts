import { Module } from '@nestjs/common';
import { propertyFeatures } from './property.features';

@Module({ imports: propertyFeatures.map(feature => feature.module) })
export class PropertyModule {}
