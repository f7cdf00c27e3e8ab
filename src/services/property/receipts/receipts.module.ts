import { Global, Module } from '@nestjs/common';
import { FormReceipts } from './form-receipts.service';

/** Global: every public form takes part. */
@Global()
@Module({ providers: [FormReceipts], exports: [FormReceipts] })
export class ReceiptsModule {}
