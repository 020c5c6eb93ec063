import type { CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import { returnPathHost } from '@portico/shared/rules/portals/domains/dns-records.ts'
import { domainOf, openSenderKey } from '../portals/door.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'
import { mailLayout } from './layout.ts'
import type { Mail } from './mail.ts'
import { mailBrand, type MailBrand } from './mail-brand.ts'
import { sendWithinLimit } from './within-limit.ts'

type Letter<Values> = {
  to: string
  values: Values
  /** for mails about a course: the mails its authors turned off */
  muted?: readonly CourseMail[]
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** Reads the brand of the job's portal in its own short transaction. */
export const brandOf = ({ inPortal, portal, services }: ReactionContext): Promise<MailBrand> =>
  inPortal(({ db }) => mailBrand({ db, portal, config: services.config }))

/** Sends one registered mail in the portal's name, unless its course turned it off; call it outside transactions. */
export async function sendMail<Values>(
  { mailer, services }: Pick<ReactionContext, 'mailer' | 'services'>,
  brand: MailBrand,
  mail: Mail<Values>,
  { to, values, muted = [], attachments }: Letter<Values>,
): Promise<void> {
  if (mail.kind === 'transactional' && mail.about && muted.includes(mail.about)) return
  const send = async () =>
    mailer.send({
      to,
      from: brand.from,
      reply_to: brand.reply_to,
      ...(brand.sender ? { signed: await signedBy(services, brand.from.address, brand.sender) } : {}),
      ...mailOf(mail, values, brand),
      ...(attachments ? { attachments } : {}),
    })
  await (mail.unproven ? sendWithinLimit(services, { request: mail.unproven, to, send }) : send())
}

/** Signs mail from a portal's own email address; bounces go to a host of its domain, so that SPF is checked for that domain, too. */
async function signedBy(
  { secrets }: ReactionContext['services'],
  address: string,
  { selector, private_key }: NonNullable<MailBrand['sender']>,
) {
  const domain = domainOf(address)
  const bounces_to = `bounces@${returnPathHost(domain)}`
  return { domain, selector, private_key: await openSenderKey(secrets, private_key), bounces_to }
}

/** Renders a mail as text and HTML. A commercial mail ends with an unsubscribe link, which its header also contains. */
export function mailOf<Values>(
  mail: Mail<Values>,
  values: Values,
  brand: MailBrand,
): ReturnType<typeof mailLayout> & { unsubscribe_url?: string } {
  const said = mail.write(values, brand)
  if (mail.kind === 'transactional') return mailLayout({ brand, ...said })
  const unsubscribe_url = mail.unsubscribe(values)
  const parts = [...said.parts, { kind: 'link', label: 'Unsubscribe', url: unsubscribe_url } as const]
  return { ...mailLayout({ brand, ...said, parts }), unsubscribe_url }
}
