import type { Receipt } from '@portico/shared/contract/orders-receipt.ts'
import { logoPng } from '../pdf/logo-png.ts'
import type { Storage } from '../storage/storage.ts'
import { inReceiptThread } from './in-receipt-thread.ts'

/** A receipt as a PDF, with the portal's logo where it has one. */
export async function receiptPdf({
  receipt,
  logo,
  time_zone,
  storage,
}: {
  receipt: Receipt
  logo: string | null
  time_zone: string
  storage: Storage
}): Promise<Uint8Array> {
  const picture = logo === null ? null : await logoPng({ path: logo, storage })
  return inReceiptThread({ receipt, logo: picture, time_zone })
}
