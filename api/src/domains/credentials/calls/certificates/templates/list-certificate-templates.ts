import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { list_certificate_templates } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { courseOfSlug } from '../../../../access/door.ts'
import { courses } from '../../../../courses/tables.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { certificateTemplateOrganizations, certificateTemplates } from '../../../tables.ts'

const most = 500
const byName = sql`coalesce(nullif(${certificateTemplates.name}, ''), ${certificateTemplates.title})`

/** Lists the templates from which a course chooses, with what each prints, so that they can be previewed. */
export const listCertificateTemplates = verb(list_certificate_templates, async ({ db }, { params }) => {
  await courseOfSlug(db, params.slug)
  const rows = await db
    .select()
    .from(certificateTemplates)
    .orderBy(asc(byName), asc(certificateTemplates.id))
    .limit(most)
  const ids = rows.map(({ id }) => id)
  const named = await db
    .select()
    .from(certificateTemplateOrganizations)
    .where(inArray(certificateTemplateOrganizations.certificate_template_id, ids))
    .orderBy(asc(certificateTemplateOrganizations.organization_id))
  const using = await db
    .select({ template: courses.certificate_template_id, slug: courses.slug, title: courses.title })
    .from(courses)
    .where(and(inArray(courses.certificate_template_id, ids), isNull(courses.deleted_at)))
    .orderBy(asc(courses.title), asc(courses.id))
  const organizations = Map.groupBy(named, ({ certificate_template_id }) => certificate_template_id)
  const users = Map.groupBy(using, ({ template }) => template)
  return rows.map(({ portal_id: _, ...row }) => ({
    ...row,
    organization_ids: (organizations.get(row.id) ?? []).map(({ organization_id }) => organization_id),
    courses: (users.get(row.id) ?? []).map(({ slug, title }) => ({ slug, title })),
  }))
})
