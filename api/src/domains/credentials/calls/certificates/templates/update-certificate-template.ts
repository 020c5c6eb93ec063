import { eq } from 'drizzle-orm'
import {
  update_certificate_template,
  type CertificateTemplateChanges,
} from '@portico/shared/contract/credentials/certificates-templates.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { certificateTemplates } from '../../../tables.ts'
import { courses } from '../../../../courses/tables.ts'
import { refuseIfUsedElsewhere } from '../../../../access/door.ts'
import type { Actor } from '../../../../../kernel/context.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { rejectStale, versioned } from '../../../../../kernel/versioned.ts'
import { checkPictures } from './check-pictures.ts'
import { courseTemplate } from './course-template.ts'
import { editableTemplate, type TemplateRow } from './editable-template.ts'
import { rejectUnprintable } from './reject-unprintable.ts'
import { sampleCertificate } from './sample-certificate.ts'
import { setOrganizations } from './set-organizations.ts'
import { enforceDrawingRate } from './enforce-drawing-rate.ts'

type Edit = { slug: string; actor: Actor; body: CertificateTemplateChanges }

/**
 * Issued certificates keep their own copy of the template, so edits do not change them (OP-85). Rejects a template that cannot print even a sample
 * certificate of this course, before anything is locked.
 */
export const updateCertificateTemplate = verb(
  update_certificate_template,
  async ({ inPortal, services, actor, portal, note, now }, { params, body }) => {
    await enforceDrawingRate(services, actor)
    const edit = { slug: params.slug, actor, body }
    const sample = await inPortal(async ({ db }) => {
      const { template, organization_ids } = await changeable(db, edit, { locks: false })
      const changed = { ...template, ...columnsOf(edit) }
      const named = body.organization_ids ?? organization_ids
      return sampleCertificate(db, { slug: edit.slug, organization_ids: named, template: changed, portal, at: now() })
    })
    await rejectUnprintable(sample, { portal_id: portal.id, by: actor.id })
    return inPortal(async ({ db }) => {
      const { template } = await changeable(db, edit, { locks: true })
      note(`certificate_template:${template.id}`, {
        fields: Object.keys(body).filter((name) => name !== 'version'),
      })
      return versioned(await editableTemplate(db, await write(db, template, edit)))
    })
  },
)

function columnsOf({ body }: Edit) {
  const { version: _, organization_ids: _ids, ...columns } = body
  return columns
}

/** Returns the template if this person may apply these changes and has seen its current version. */
async function changeable(db: Transaction, edit: Edit, { locks }: { locks: boolean }) {
  const { slug, actor, body } = edit
  const { template } = await courseTemplate(db, { slug, locks })
  if (!template) return fail('certificates.no_template')
  await refuseIfUsedElsewhere(db, { actor, used: eq(courses.certificate_template_id, template.id) })
  const entry = await editableTemplate(db, template)
  await rejectStale(db, { entry, version: body.version, subject: `certificate_template:${template.id}` })
  await checkPictures(db, columnsOf(edit), template)
  return { template, organization_ids: entry.organization_ids }
}

async function write(db: Transaction, template: TemplateRow, edit: Edit): Promise<TemplateRow> {
  if (edit.body.organization_ids) await setOrganizations(db, template.id, edit.body.organization_ids)
  const columns = columnsOf(edit)
  if (Object.keys(columns).length === 0) return template
  const [changed] = await db
    .update(certificateTemplates)
    .set(columns)
    .where(eq(certificateTemplates.id, template.id))
    .returning()
  return changed ?? fail('certificates.no_template')
}
