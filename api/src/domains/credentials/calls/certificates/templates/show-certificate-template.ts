import { asc } from 'drizzle-orm'
import { show_certificate_template } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { organizations } from '../../../../lists/tables.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { versioned } from '../../../../../kernel/versioned.ts'
import { courseTemplate } from './course-template.ts'
import { editableTemplate } from './editable-template.ts'

export const showCertificateTemplate = verb(show_certificate_template, async ({ db }, { params }) => {
  const { template } = await courseTemplate(db, { slug: params.slug, locks: false })
  const all = await db
    .select({ id: organizations.id, name: organizations.name, provider_number: organizations.provider_number })
    .from(organizations)
    .orderBy(asc(organizations.sort_number), asc(organizations.id))
    .limit(500)
  return { template: template && versioned(await editableTemplate(db, template)), organizations: all }
})
