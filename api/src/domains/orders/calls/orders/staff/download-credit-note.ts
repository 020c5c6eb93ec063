import { download_credit_note } from '@portico/shared/contract/orders/invoice.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { readCreditNote } from '../../../read-credit-note.ts'
import { readInvoice } from '../../../read-invoice.ts'
import { creditNoteFile } from '../credit-note-file.ts'
import { receiptPerUser } from '../limits.ts'

/** Returns the credit note of any refund. */
export const downloadCreditNote = verb(
  download_credit_note,
  async ({ inPortal, actor, portal, services }, { params: { order_id, refund_id } }) => {
    await enforceRateLimit(services.platform, receiptPerUser(actor.id))
    const read = await inPortal(async ({ db }) => {
      const { receipt, logo } = await readInvoice(db, { order_id, portal })
      return { ...(await readCreditNote(db, { refund_id, receipt })), logo }
    })
    return creditNoteFile({ ...read, portal, services, actor })
  },
)
