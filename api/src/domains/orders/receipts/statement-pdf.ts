import type { Requester } from '../../../kernel/fair-turns.ts'
import { logoPng } from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
import { inReceiptThread } from './receipt-pdf.ts'
import type { Statement } from './statement-document.ts'

/** Renders a statement of credits as a PDF, with the portal's logo if it has one. */
export async function statementPdf({
  statement,
  logo,
  time_zone,
  storage,
  from,
}: {
  statement: Statement
  logo: string | null
  time_zone: string
  storage: Storage
  from: Requester | null
}): Promise<Uint8Array> {
  const picture = logo === null ? null : await logoPng({ path: logo, storage, from })
  return inReceiptThread({ statement, logo: picture, time_zone }, from)
}
