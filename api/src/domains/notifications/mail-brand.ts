import { eq } from 'drizzle-orm'
import { textColor } from '@portico/shared/rules/portals/text-color.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../db/client.ts'
import { customEmails, companies, portalSettings } from '../portals/tables.ts'
import { portalUrl } from '../../portal/portal-url.ts'
import type { Portal } from '../../portal/portal.ts'

/** The look and the sender of a portal's mails. */
export type MailBrand = {
  portal: string
  /** the portal's origin, from its row; every link in a mail starts with it */
  url: string
  time_zone: string
  color: string
  on_color: string
  from: { name: string; address: string }
  /** the key that signs mail from the portal's own email address, encrypted; null while mail comes from the installation's */
  sender: { selector: string; private_key: string } | null
  reply_to: string | null
  /** the footer lines: company, postal address, support */
  foot: string[]
}

const hex = (color: string): string => {
  const parts = parseColor(color) ?? [31, 79, 216]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Reads the portal's name, colors, email addresses and company from its own rows in the running transaction. */
export async function mailBrand({
  db,
  portal,
  config,
}: {
  db: Transaction
  portal: Portal
  config: Config
}): Promise<MailBrand> {
  const [setting] = await db.select({ primary_color: portalSettings.primary_color }).from(portalSettings)
  const [company] = await db.select().from(companies)
  const color = hex(setting?.primary_color ?? '#1f4fd8')
  // Used only while its domain is verified (TEN-040); otherwise replies reach the portal through Reply-To alone.
  const [own] = await db.select().from(customEmails).where(eq(customEmails.is_verified, true))
  const place = [
    company?.address,
    company?.address_2,
    company?.city,
    [company?.state, company?.zip_code].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')
  const support = [company?.support_email ?? company?.email, company?.support_phone].filter(Boolean).join(' · ')
  return {
    portal: portal.name,
    url: portalUrl(portal, config),
    time_zone: portal.time_zone,
    color,
    on_color: textColor(color),
    from: { name: portal.name, address: own?.address ?? config.MAIL_FROM },
    sender: own ? { selector: own.selector, private_key: own.private_key } : null,
    reply_to: company?.support_email ?? company?.email ?? null,
    foot: [company?.name ?? portal.name, place, support].filter(Boolean),
  }
}
