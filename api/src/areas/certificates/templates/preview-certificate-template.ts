import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { preview_certificate_template } from '@portico/shared/contract/certificates-templates.ts'
import { certificateExpiresAt } from '../../../certificates/expires-at.ts'
import { drawCertificate } from '../../../certificates/certificate-pdf.ts'
import { checkUrl } from '../../../certificates/wire.ts'
import { courseInstructors, courses } from '../../../db/tables/courses.ts'
import { organizations } from '../../../db/tables/lists.ts'
import { users } from '../../../db/tables/people.ts'
import { companies, portalSettings } from '../../../db/tables/portals.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { accreditedOn, type AccreditedBy } from '../../../proof/accredited-on.ts'
import { portalDay } from '../../../proof/portal-day.ts'
import { refuseUndrawn } from '../refuse-undrawn.ts'
import { checkPictures } from './check-pictures.ts'

const sampleSerial = 'SAMP-LE00-0000-0000-0000-0000-0000'

/** A license that does not exist, where an agency of the course asks for one. */
const sampleLicenses = (accreditations: readonly AccreditedBy[]) =>
  accreditations
    .filter(({ asks_license }) => asks_license)
    .slice(0, 1)
    .map(({ states: [state = 'FL'] }) => ({ profession: 'RN', state, number: '9000001' }))

/** Drawn by the same code as a certificate, for a learner who does not exist. */
export const previewCertificateTemplate = verb(
  preview_certificate_template,
  async ({ inPortal, portal, services, now }, { params, body }) => {
    const { organization_ids, ...template } = body
    const found = await inPortal(async ({ db }) => {
      await checkPictures(db, template, {})
      const [course] = await db
        .select()
        .from(courses)
        .where(and(eq(courses.slug, params.slug), isNull(courses.deleted_at)))
      if (!course) return fail('general.not_found')
      const [setting] = await db.select({ logo: portalSettings.default_certificate_logo }).from(portalSettings)
      const [company] = await db.select({ name: companies.name }).from(companies)
      const named = await db
        .select({ name: organizations.name, provider_number: organizations.provider_number })
        .from(organizations)
        .where(organization_ids.length > 0 ? inArray(organizations.id, organization_ids) : eq(organizations.id, 0))
      const taught_by = await db
        .select({ first_name: users.first_name, last_name: users.last_name })
        .from(courseInstructors)
        .innerJoin(users, eq(users.id, courseInstructors.user_id))
        .where(eq(courseInstructors.course_id, course.id))
        .orderBy(desc(courseInstructors.is_primary))
      const accreditations = await accreditedOn(db, {
        course_id: course.id,
        day: portalDay(now(), portal.time_zone),
      })
      return {
        course,
        logo: setting?.logo ?? '',
        company: company?.name ?? portal.name,
        named,
        taught_by,
        accreditations,
      }
    })
    const { course } = found
    const issued_at = now()
    const { valid_for_months, ...drawn } = template
    const snapshot = {
      ...drawn,
      learner: 'Alexandra Sample-Wójcik',
      course: course.title,
      duration_minutes: course.duration_minutes,
      accreditations: found.accreditations,
      licenses: sampleLicenses(found.accreditations),
      organizations: found.named,
      instructors: found.taught_by.map((one) => `${one.first_name} ${one.last_name}`.trim()),
      portal: portal.name,
      company: found.company,
      logo: found.logo,
      time_zone: portal.time_zone,
      finished_at: issued_at.toISOString(),
    }
    refuseUndrawn(snapshot)
    const expires_at = valid_for_months
      ? certificateExpiresAt({ issued_at, valid_for_months, time_zone: portal.time_zone })
      : null
    const pdf = await drawCertificate({
      certificate: { serial: sampleSerial, snapshot, issued_at, expires_at },
      check_url: checkUrl(sampleSerial, portal, services.config),
      storage: services.storage,
    })
    return new Response(new Uint8Array(pdf), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    })
  },
)
