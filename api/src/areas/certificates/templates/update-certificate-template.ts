import { eq } from 'drizzle-orm'
import { update_certificate_template } from '@portico/shared/contract/certificates-templates.ts'
import { certificateTemplates, courses } from '../../../db/tables/courses.ts'
import { refuseUsedElsewhere } from '../../../enrollments/refuse-used-elsewhere.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { refuseStale, versioned } from '../../../kernel/versioned.ts'
import { refuseUndrawn } from '../refuse-undrawn.ts'
import { refuseUnfitting } from '../refuse-unfitting.ts'
import { checkPictures } from './check-pictures.ts'
import { courseTemplate } from './course-template.ts'
import { editableTemplate } from './editable-template.ts'
import { sampleCertificate } from './sample-certificate.ts'
import { setOrganizations } from './set-organizations.ts'
import { takeDrawingRate } from './take-drawing-rate.ts'

/**
 * Certificates that were issued keep the template as it was (OP-85): they hold a copy of it.
 * Rejects a template that cannot print even a sample certificate of this course.
 */
export const updateCertificateTemplate = verb(
  update_certificate_template,
  async ({ db, services, actor, portal, note, now }, { params, body }) => {
    await takeDrawingRate(services, actor)
    const { template } = await courseTemplate(db, { slug: params.slug, locks: true })
    if (!template) return fail('certificates.no_template')
    await refuseUsedElsewhere(db, { actor, used: eq(courses.certificate_template_id, template.id) })
    const subject = `certificate_template:${template.id}`
    const { version, organization_ids, ...columns } = body
    await refuseStale(db, { entry: await editableTemplate(db, template), version, subject })
    await checkPictures(db, columns, template)
    if (organization_ids) await setOrganizations(db, template.id, organization_ids)
    const [changed] =
      Object.keys(columns).length === 0
        ? [template]
        : await db.update(certificateTemplates).set(columns).where(eq(certificateTemplates.id, template.id)).returning()
    if (!changed) return fail('certificates.no_template')
    const editable = await editableTemplate(db, changed)
    const sample = await sampleCertificate(db, {
      slug: params.slug,
      organization_ids: editable.organization_ids,
      template: changed,
      portal,
      at: now(),
    })
    refuseUndrawn(sample.snapshot)
    refuseUnfitting(sample)
    note(subject, { fields: Object.keys(body).filter((name) => name !== 'version') })
    return versioned(editable)
  },
)
