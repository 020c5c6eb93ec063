import { sql, type SQL } from 'drizzle-orm'
import type { Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import type { SubjectHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { creditFor } from '@portico/shared/rules/credentials/renewal/credit-for.ts'
import type { BundleOffer, CourseOffer } from '@portico/shared/rules/credentials/renewal/renewal-requirement.ts'
import { deliveryModes } from '@portico/shared/states/credentials/delivery-mode.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedBundle, publishedCourse } from '../../../../db/visible.ts'
import { validOn } from '../../proof/valid-on.ts'

type CreditRow = { id: number; price: number; agency: string; states: string[]; hours: SubjectHours[]; modes: string[] }
type BundleRow = { id: number; price: number; discount_price: number | null; course_ids: number[] }

/** Condition for agencies that may count: those named by the requirement, or else those of its state and those without states. */
const accredits = ({ id, agencies, state }: Renewal): SQL =>
  agencies.length > 0
    ? sql`g.id in (select agency_id from renewal_agencies where renewal_requirement_id = ${id})`
    : sql`(not exists (select 1 from agency_states j where j.agency_id = g.id)
        or exists (select 1 from agency_states j join states s on s.id = j.state_id where j.agency_id = g.id and s.code = ${state.code}))`

/** Returns courses on sale that count toward a requirement on a day, each with the accreditation that counts. */
export async function coursesFor(
  db: Transaction,
  { renewal, day }: { renewal: Renewal; day: string },
): Promise<CourseOffer[]> {
  const rows = await db.execute<CreditRow>(sql`
    select c.id, k.price, g.title as agency, accreditations.hours, accreditations.delivery_modes as modes,
      array(select s.code from agency_states j join states s on s.id = j.state_id where j.agency_id = g.id) as states
    from accreditations
    join agencies g on g.id = accreditations.agency_id
    join courses c on c.id = accreditations.course_id and ${publishedCourse('c')}
    join catalog k on k.course_id = c.id and k.price is not null
    where ${accredits(renewal)} and ${validOn(day)}
    order by c.id, accreditations.id`)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((credits) => {
    const counted = creditFor(renewal, credits)
    if (!counted) return []
    const { id, price, hours, modes } = counted
    return [{ id: Number(id), price, hours, modes: deliveryModes.filter((mode) => modes.includes(mode)) }]
  })
}

/** Returns bundles on sale that contain any of these courses, with the ones they contain. */
export async function bundlesWith(db: Transaction, course_ids: readonly number[]): Promise<BundleOffer[]> {
  const rows = await db.execute<BundleRow>(sql`
    select b.id, b.price, b.discount_price, array_agg(j.course_id::int order by j.sort_number, j.course_id) as course_ids
    from bundles b join bundle_courses j on j.bundle_id = b.id
    where ${publishedBundle('b')} and j.course_id = any(${`{${course_ids.join(',')}}`}::bigint[])
    group by b.portal_id, b.id order by b.id`)
  return rows.map((row) => ({ id: Number(row.id), price: bundlePrice(row), course_ids: row.course_ids }))
}
