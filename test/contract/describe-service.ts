import { describeProtection } from '../demo/describe-protection';
import { serviceNamed } from '../demo/demo';
import { CompiledSchemas } from '../tools/compiled-schemas';
import { describeReadingTools } from '../tools/describe-reading-tools';
import { describeToolCatalogue } from '../tools/describe-tool-catalogue';
import { describeToolMatrix } from '../tools/describe-tool-matrix';
import { startService } from '../harness/app';
import { DemoWorld } from './demo-world';
import { describeContract } from './describe-contract';
import { describeExamples } from './describe-examples';
import { describeSentComesBack, type Exceptions } from './describe-sent-comes-back';
import type { RouteTable } from './route-table';
import { sharedByFile } from './shared-by-file';

/**
 * The suites that walk every route of a service, in one file: its description and the validators of its responses are made
 * once, and they share what they may share of applications and demo data.
 */
export function describeService(name: string, table: RouteTable, exceptions: Exceptions): void {
  const hosted = serviceNamed(name);
  const service = sharedByFile(async () => startService(hosted));
  const schemas = new CompiledSchemas();
  const world = sharedByFile(async () => DemoWorld.start(hosted));

  describeContract(hosted, table, service);
  describeToolCatalogue(hosted, service, schemas);
  describeToolMatrix(hosted, table, service);
  // Before the examples, which change the demo data.
  describeReadingTools(hosted, world, schemas);
  describeExamples(hosted, world);
  describeSentComesBack(hosted, exceptions);
  describeProtection(hosted);
}
