import { eq } from 'drizzle-orm'
import { textColor } from '@portico/shared/rules/portals/text-color.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../db/client.ts'
import { customEmails, companies, portalSettings } from '../portals/tables.ts'
import { portalUrl } from '../../portal/portal-url.ts'
import type { Portal } from '../../portal/portal.ts'

/** How a portal's mails look and whom they come from. */
export type MailBrand = {
  portal: string
  /** origin of the portal, from its row; every link of a mail starts with it */
  url: string
  time_zone: string
  color: string
  on_color: string
  from: { name: string; address: string }
  /** what signs mail of the portal's own address, encrypted; null while it comes from the installation's */
  sender: { selector: string; private_key: string } | null
  reply_to: string | null
  /** the lines at the foot: company, address, support */
  foot: string[]
}

const hex = (color: string): string => {
  const parts = parseColor(color) ?? [31, 79, 216]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The portal's name, colors, addresses and company, read from its own rows in the running transaction. */
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
  // Only while its domain allows it (TEN-040): otherwise answers reach the portal by Reply-To alone.
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
