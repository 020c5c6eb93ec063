import { download_own_credit_note } from '@portico/shared/contract/orders/receipt.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readCreditNote } from '../../read-credit-note.ts'
import { readReceipt } from '../../read-receipt.ts'
import { creditNoteFile } from './credit-note-file.ts'
import { receiptPerUser } from './limits.ts'

/** Returns the credit note of one of the caller's own refunds. */
export const downloadOwnCreditNote = verb(
  download_own_credit_note,
  async ({ inPortal, actor, portal, services }, { params: { order_id, refund_id } }) => {
    await enforceRateLimit(services.platform, receiptPerUser(actor.id))
    const read = await inPortal(async ({ db }) => {
      const receipt = await readReceipt(db, { order_id, buyer: actor, portal })
      const [setting] = await db.select({ logo: portalSettings.logo }).from(portalSettings)
      return { ...(await readCreditNote(db, { refund_id, receipt })), logo: setting?.logo ?? null }
    })
    return creditNoteFile({ ...read, portal, services, actor })
  },
)
