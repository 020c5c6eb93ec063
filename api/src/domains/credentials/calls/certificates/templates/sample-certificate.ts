import { certificateExpiresAt } from '../../../certificates/expires-at.ts'
import type { DrawnCertificate } from '../../../certificates/facts.ts'
import type { Transaction } from '../../../../../db/client.ts'
import type { Portal } from '../../../../../portal/portal.ts'
import type { AccreditedBy } from '../../../proof/accredited-on.ts'
import { portalDay } from '../../../proof/portal-day.ts'
import type { TemplateRow } from './editable-template.ts'
import { partsOfPreview } from './parts-of-preview.ts'

export const sampleSerial = 'SAMP-LE00-0000-0000-0000-0000-0000'

/** A fictional license, used if an agency of the course requires one. */
const sampleLicenses = (accreditations: readonly AccreditedBy[]) =>
  accreditations
    .filter(({ asks_license }) => asks_license)
    .slice(0, 1)
    .map(({ states: [state = 'FL'] }) => ({ profession: 'RN', state, number: '9000001' }))

type Wanted = {
  slug: string
  organization_ids: readonly number[]
  template: Omit<TemplateRow, 'id' | 'portal_id'>
  portal: Portal
  at: Date
}

/** Builds the certificate that a template would print for a fictional learner of the course. */
export async function sampleCertificate(
  db: Transaction,
  { slug, organization_ids, template, portal, at }: Wanted,
): Promise<DrawnCertificate> {
  const day = portalDay(at, portal.time_zone)
  const found = await partsOfPreview(db, { slug, organization_ids, portal, day })
  const snapshot = {
    title: template.title,
    statement: template.statement,
    signatory_name: template.signatory_name,
    signatory_title: template.signatory_title,
    layout: template.layout,
    background: template.background,
    signature: template.signature,
    learner: 'Alexandra Sample-Wójcik',
    course: found.course.title,
    duration_minutes: found.course.duration_minutes,
    accreditations: found.accreditations,
    licenses: sampleLicenses(found.accreditations),
    organizations: found.named,
    instructors: found.taught_by.map((one) => `${one.first_name} ${one.last_name}`.trim()),
    portal: portal.name,
    company: found.company,
    logo: found.logo,
    time_zone: portal.time_zone,
    finished_at: at.toISOString(),
  }
  const { valid_for_months } = template
  const expires_at = valid_for_months
    ? certificateExpiresAt({ issued_at: at, valid_for_months, time_zone: portal.time_zone })
    : null
  return { serial: sampleSerial, snapshot, issued_at: at, expires_at }
}
