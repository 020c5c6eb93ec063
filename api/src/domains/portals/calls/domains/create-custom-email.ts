import { create_custom_email } from '@portico/shared/contract/portals/domains-sender.ts'
import { customEmails } from '../../tables.ts'
import { domainOf } from '../../follow-sender.ts'
import { isOwnName } from '../../is-own-name.ts'
import { makeSenderKey } from '../../sender-key.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customEmailView } from './custom-email-view.ts'

/** Every sender has its own key, so that two portals may send for one domain and each verifies it separately. */
export const createCustomEmail = verb(
  create_custom_email,
  async ({ db, portal, services, emit, note, now }, { body }) => {
    const { address } = body
    if (!isOwnName(domainOf(address), services.config)) fail('domains.email_not_allowed')
    // Generating a key takes a moment, so check first whether one is needed.
    if ((await db.$count(customEmails)) > 0) fail('domains.email_exists')
    const made = await db
      .insert(customEmails)
      .values({
        address,
        selector: `portico-${portal.id}`,
        ...(await makeSenderKey(services.secrets)),
        created_at: now(),
        next_check_at: now(),
      })
      .onConflictDoNothing()
      .returning({ address: customEmails.address })
    if (made.length === 0) fail('domains.email_exists')
    note('portal', { custom_email: address })
    await emit('domain.asked', { what: 'sender' })
    return customEmailView(db, services.config)
  },
)
