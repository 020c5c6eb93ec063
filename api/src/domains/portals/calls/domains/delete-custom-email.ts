import { delete_custom_email } from '@portico/shared/contract/portals/domains-sender.ts'
import { customEmails } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customEmailView } from './custom-email-view.ts'

export const deleteCustomEmail = verb(delete_custom_email, async ({ db, services, note }) => {
  const [gone] = await db.delete(customEmails).returning({ address: customEmails.address })
  if (!gone) return fail('domains.no_email')
  note('portal', { custom_email: null, was: gone.address })
  return customEmailView(db, services.config)
})
