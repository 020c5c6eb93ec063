import { and, asc, eq, isNull } from 'drizzle-orm'
import type { CertificateTemplate } from '@portico/shared/contract/credentials/certificates-templates.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { certificateTemplateOrganizations, certificateTemplates } from '../../../tables.ts'
import { courses } from '../../../../courses/tables.ts'

export type TemplateRow = typeof certificateTemplates.$inferSelect

/** Returns a template with the fields of its editor. */
export async function editableTemplate(
  db: Transaction,
  template: TemplateRow,
): Promise<Omit<CertificateTemplate, 'version'>> {
  const { portal_id: _, ...row } = template
  const [named, using] = await Promise.all([
    db
      .select({ id: certificateTemplateOrganizations.organization_id })
      .from(certificateTemplateOrganizations)
      .where(eq(certificateTemplateOrganizations.certificate_template_id, template.id))
      .orderBy(asc(certificateTemplateOrganizations.organization_id)),
    db
      .select({ slug: courses.slug, title: courses.title })
      .from(courses)
      .where(and(eq(courses.certificate_template_id, template.id), isNull(courses.deleted_at)))
      .orderBy(asc(courses.title), asc(courses.id))
      .limit(200),
  ])
  return { ...row, organization_ids: named.map(({ id }) => id), courses: using }
}
