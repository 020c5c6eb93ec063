import { drawingThread } from '../pdf/drawing-thread.ts'
import type { Parts } from './receipt-document.ts'
import type { StatementParts } from './statement-document.ts'

/** Renders a receipt or a statement, in the thread of receipts. */
export const inReceiptThread = drawingThread<Parts | StatementParts>(new URL('./receipt-thread.ts', import.meta.url))
