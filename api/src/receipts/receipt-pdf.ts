import { renderToBuffer } from '@react-pdf/renderer'
import type { Receipt } from '@portico/shared/contract/orders-receipt.ts'
import { registerFonts } from '../pdf/fonts.ts'
import { logoPng } from '../pdf/logo-png.ts'
import type { Storage } from '../storage/storage.ts'
import { receiptDocument } from './receipt-document.ts'

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
}): Promise<Buffer> {
  registerFonts()
  const picture = logo === null ? null : await logoPng({ path: logo, storage })
  return renderToBuffer(receiptDocument({ receipt, logo: picture, time_zone }))
}
