import type { ReactionContext } from '../kernel/reaction.ts'
import { mailLayout, type MailPart } from './layout.ts'
import { mailBrand, type MailBrand } from './mail-brand.ts'

export type Letter = {
  to: string
  heading: string
  subject?: string
  parts: readonly MailPart[]
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** The brand of the job's portal, in a short transaction of its own. */
export const brandOf = ({ inPortal, portal, services }: ReactionContext): Promise<MailBrand> =>
  inPortal(({ db }) => mailBrand({ db, portal, config: services.config }))

/** Sends one letter in the portal's name; call it outside of transactions. */
export async function sendMail(
  { mailer }: ReactionContext,
  brand: MailBrand,
  { to, attachments, ...letter }: Letter,
): Promise<void> {
  await mailer.send({
    to,
    from: brand.from,
    reply_to: brand.reply_to,
    ...mailLayout({ brand, ...letter }),
    ...(attachments ? { attachments } : {}),
  })
}
