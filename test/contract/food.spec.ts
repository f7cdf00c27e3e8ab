import { food } from '#services/food/food';
import { describeContract } from './describe-contract';
import { foodRoutes } from './routes.food';

describeContract(food, foodRoutes);
