import { sideThread } from '../../../kernel/side-thread.ts'
import type { Parts } from './receipt-document.ts'
import type { StatementParts } from './statement-document.ts'

export const inReceiptThread = sideThread<Parts | StatementParts, Uint8Array>(
  new URL('./receipt-thread.ts', import.meta.url),
)
