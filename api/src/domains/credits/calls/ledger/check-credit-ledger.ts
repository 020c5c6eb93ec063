import { check_credit_ledger } from '@portico/shared/contract/credits/ledger.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkLedger } from '../../check-ledger.ts'
import { packetKey } from '../../../credentials/door.ts'
import { checksPerPortal } from '../limits.ts'

/** Verifies the whole credit ledger, for auditors. */
export const checkCreditLedger = verb(check_credit_ledger, async ({ inPortal, portal, services, note }) => {
  await enforceRateLimit(services.platform, checksPerPortal(portal.id))
  const found = await checkLedger({
    inPortal: (work) => inPortal(({ db }) => work(db)),
    portal_id: portal.id,
    public_key: packetKey(services.secrets.packets, portal.id).public_key,
  })
  note('credits', found)
  return found
})
