import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { click_partner_page } from '@portico/shared/contract/partners/public.ts'
import { networkOf } from '../../../../kernel/client-ip.ts'
import { fail } from '../../../../kernel/fail.ts'
import { ipKey, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { portalDay } from '../../../credentials/door.ts'
import { entries } from '../../../publishing/door.ts'

const perMinute = 30

/**
 * Counts one click per visitor, page and day of the portal (PRT-011, OP-107). A visitor is a hash of their network that cannot be linked to another
 * day.
 */
export const clickPartnerPage = verb(
  click_partner_page,
  async ({ db, services, portal, ip, now }, { params: { id } }) => {
    await enforceRateLimit(services.platform, { key: ipKey('partner-click', ip), limit: perMinute, window_s: 60 })
    const day = portalDay(now(), portal.time_zone)
    const visitor = createHmac('sha256', services.secrets.clicks)
      .update([portal.id, id, day, networkOf(ip)].join(' '))
      .digest('base64url')
    const [page] = await db.execute<{ id: number }>(sql`
    with page as (select s.id from (${entries['partner-page'].shown}) s where s.id = ${id}::bigint),
    counted as (
      insert into partner_clicks (day, visitor, partner_page_id) select ${day}::date, ${visitor}, p.id from page p
      on conflict do nothing returning partner_page_id
    ),
    sum as (update partner_pages g set clicks = g.clicks + 1 from counted c where g.id = c.partner_page_id)
    select id from page`)
    if (!page) return fail('general.not_found')
    return null
  },
)
