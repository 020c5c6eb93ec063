import { check_custom_email } from '@portico/shared/contract/portals/domains-sender.ts'
import { followSender } from '../../follow-sender.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customEmailView } from './custom-email-view.ts'

export const checkCustomEmail = verb(check_custom_email, async ({ portal, services, inPortal, note }) => {
  await enforceRateLimit(services.platform, { key: `check-sender:${portal.id}`, limit: 20, window_s: 60 })
  await followSender(services, portal)
  const shown = await inPortal(({ db }) => customEmailView(db, services.config))
  if (!shown.sender) return fail('domains.no_email')
  note('portal', { custom_email: shown.sender.address, state: shown.sender.state })
  return shown
})
