import { property } from '#services/property/property';
import { describeContract } from './describe-contract';
import { propertyRoutes } from './routes.property';

describeContract(property, propertyRoutes);
