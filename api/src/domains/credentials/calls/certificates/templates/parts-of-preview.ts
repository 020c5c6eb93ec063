import { desc, eq, inArray } from 'drizzle-orm'
import { courseOfSlug } from '../../../../access/door.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { courseInstructors } from '../../../../learning/tables.ts'
import { organizations } from '../../../../lists/tables.ts'
import { users } from '../../../../identity/tables.ts'
import { companies, portalSettings } from '../../../../portals/tables.ts'
import type { Portal } from '../../../../../portal/portal.ts'
import { accreditedOn } from '../../../proof/accredited-on.ts'

type PreviewInput = { slug: string; organization_ids: readonly number[]; portal: Portal; day: string }

/** Returns what a course's certificates would state on a given day, except for the holder. */
export async function partsOfPreview(db: Transaction, { slug, organization_ids, portal, day }: PreviewInput) {
  const course = await courseOfSlug(db, slug)
  const [setting] = await db.select({ logo: portalSettings.default_certificate_logo }).from(portalSettings)
  const [company] = await db.select({ name: companies.name }).from(companies)
  const named = await db
    .select({ name: organizations.name, provider_number: organizations.provider_number })
    .from(organizations)
    .where(organization_ids.length > 0 ? inArray(organizations.id, [...organization_ids]) : eq(organizations.id, 0))
  const taught_by = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(courseInstructors)
    .innerJoin(users, eq(users.id, courseInstructors.user_id))
    .where(eq(courseInstructors.course_id, course.id))
    .orderBy(desc(courseInstructors.is_primary))
  const accreditations = await accreditedOn(db, { course_id: course.id, day })
  return {
    course,
    logo: setting?.logo ?? '',
    company: company?.name ?? portal.name,
    named,
    taught_by,
    accreditations,
  }
}
