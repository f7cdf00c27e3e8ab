import { stays } from '#services/stays/stays';
import { describeContract } from './describe-contract';
import { staysRoutes } from './routes.stays';

describeContract(stays, staysRoutes);
