import { preview_certificate_template } from '@portico/shared/contract/certificates-templates.ts'
import { certificateExpiresAt } from '../../../certificates/expires-at.ts'
import { drawCertificate } from '../../../certificates/certificate-pdf.ts'
import { checkUrl } from '../../../certificates/wire.ts'
import { takeRate, type Limit } from '../../../kernel/rate-limit.ts'
import { verb } from '../../../kernel/verb.ts'
import type { AccreditedBy } from '../../../proof/accredited-on.ts'
import { portalDay } from '../../../proof/portal-day.ts'
import { refuseUndrawn } from '../refuse-undrawn.ts'
import { refuseUnfitting } from '../refuse-unfitting.ts'
import { checkPictures } from './check-pictures.ts'
import { partsOfPreview } from './parts-of-preview.ts'

/** More than anybody looks at while a template is laid out. */
const previewsPerUser = (user_id: number): Limit => ({
  key: `certificate-preview:${user_id}`,
  limit: 60,
  window_s: 60,
})
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
  async ({ inPortal, actor, portal, services, now }, { params, body }) => {
    await takeRate(services.platform, previewsPerUser(actor.id))
    const { organization_ids, ...template } = body
    const found = await inPortal(async ({ db }) => {
      await checkPictures(db, template, {})
      return partsOfPreview(db, {
        slug: params.slug,
        organization_ids,
        portal,
        day: portalDay(now(), portal.time_zone),
      })
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
    const certificate = { serial: sampleSerial, snapshot, issued_at, expires_at }
    refuseUnfitting(certificate)
    const pdf = await drawCertificate({
      certificate,
      check_url: checkUrl(sampleSerial, portal, services.config),
      storage: services.storage,
    })
    return new Response(new Uint8Array(pdf), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    })
  },
)
