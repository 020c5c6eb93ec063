import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import type { Requester } from '../../../kernel/fair-turns.ts'
import { logoPng } from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
import { sideThread } from '../../../kernel/side-thread.ts'
import type { DocumentKind, Due, Parts } from './receipt-document.ts'
import type { StatementParts } from './statement-document.ts'

/** Renders a receipt or invoice as a PDF, with the portal's logo if it has one. */
export async function receiptPdf({
  receipt,
  as,
  number,
  due = null,
  logo,
  time_zone,
  storage,
  from,
}: {
  receipt: Receipt
  as: DocumentKind
  /** for a credit note */
  number?: string
  /** for an unpaid order */
  due?: Due | null
  logo: string | null
  time_zone: string
  storage: Storage
  /** null: for a mail */
  from: Requester | null
}): Promise<Uint8Array> {
  const picture = logo === null ? null : await logoPng({ path: logo, storage, from })
  const parts = { receipt, as, due, ...(number === undefined ? {} : { number }), logo: picture, time_zone }
  return inReceiptThread(parts, from)
}

export const inReceiptThread = sideThread<Parts | StatementParts, Uint8Array>(
  new URL('./receipt-thread.ts', import.meta.url),
)
