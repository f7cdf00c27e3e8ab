import { fitness } from '#services/fitness/fitness';
import { describeContract } from './describe-contract';
import { fitnessRoutes } from './routes.fitness';

describeContract(fitness, fitnessRoutes);
