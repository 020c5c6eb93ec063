import { asc, desc, eq } from 'drizzle-orm'
import { certificateName } from '@portico/shared/rules/credentials/certificates/certificate-name.ts'
import { certificateTemplateOrganizations, certificateTemplates } from '../../tables.ts'
import { courseInstructors } from '../../../learning/tables.ts'
import { courses } from '../../../courses/tables.ts'
import { organizations } from '../../../lists/tables.ts'
import { users } from '../../../identity/tables.ts'
import { companies, portalSettings } from '../../../portals/tables.ts'
import type { CertificateSnapshot } from '../../tables.ts'
import type { Transaction } from '../../../../db/client.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { frozenProof } from '../../proof/frozen-proof.ts'
import { portalDay } from '../../proof/portal-day.ts'
import { staffCompletionOf } from '../../proof/staff-completion-of.ts'
import type { Enrollment } from '../../../learning/door.ts'

/** Reads everything a certificate states at once, so the caller can refuse each missing part with its own error. */
export async function readCertificateParts(
  db: Transaction,
  { enrollment, portal }: { enrollment: Enrollment; portal: Portal },
) {
  const [[course], [learner], [setting], [company], instructors] = await Promise.all([
    db
      .select({ course: courses, template: certificateTemplates })
      .from(courses)
      .leftJoin(certificateTemplates, eq(certificateTemplates.id, courses.certificate_template_id))
      .where(eq(courses.id, enrollment.course_id)),
    db
      .select({ first_name: users.first_name, middle_name: users.middle_name, last_name: users.last_name })
      .from(users)
      .where(eq(users.id, enrollment.user_id)),
    db.select({ logo: portalSettings.default_certificate_logo }).from(portalSettings),
    db.select({ name: companies.name }).from(companies),
    db
      .select({ first_name: users.first_name, last_name: users.last_name })
      .from(courseInstructors)
      .innerJoin(users, eq(users.id, courseInstructors.user_id))
      .where(eq(courseInstructors.course_id, enrollment.course_id))
      .orderBy(desc(courseInstructors.is_primary), asc(courseInstructors.sort_number)),
  ])
  const template = course?.template ?? null
  const logo = setting?.logo ?? null
  const accredited =
    template === null
      ? []
      : await db
          .select({ id: organizations.id, name: organizations.name, provider_number: organizations.provider_number })
          .from(certificateTemplateOrganizations)
          .innerJoin(organizations, eq(organizations.id, certificateTemplateOrganizations.organization_id))
          .where(eq(certificateTemplateOrganizations.certificate_template_id, template.id))
          .orderBy(asc(organizations.sort_number), asc(organizations.id))
  const finished_at = enrollment.finished_at ?? enrollment.created_at
  const snapshot: CertificateSnapshot = {
    // Uses composed letters (é as one character): fonts contain those, and combining accents are misplaced.
    learner: learner ? certificateName(learner).normalize('NFC') : '',
    course: course?.course.title ?? '',
    duration_minutes: course?.course.duration_minutes ?? 0,
    title: template?.title ?? '',
    statement: template?.statement ?? '',
    signatory_name: template?.signatory_name ?? '',
    signatory_title: template?.signatory_title ?? '',
    organizations: accredited.map(({ name, provider_number }) => ({ name, provider_number })),
    instructors: instructors.map((one) => `${one.first_name} ${one.last_name}`.trim()),
    portal: portal.name,
    company: company?.name ?? portal.name,
    logo: logo ?? '',
    time_zone: portal.time_zone,
    finished_at: finished_at.toISOString(),
    ...(await staffCompletionOf(db, enrollment.id)),
    ...(await frozenProof(db, { ...enrollment, day: portalDay(finished_at, portal.time_zone) })),
    layout: template?.layout ?? null,
    background: template?.background ?? null,
    signature: template?.signature ?? null,
  }
  return { template, logo, organizations: accredited, instructors, snapshot }
}
