import { eq } from 'drizzle-orm'
import { store_certificate_template } from '@portico/shared/contract/certificates-templates.ts'
import { starterLayout } from '@portico/shared/rules/certificates/starter-layout.ts'
import { certificateTemplates, courses } from '../../../db/tables/courses.ts'
import { verb } from '../../../kernel/verb.ts'
import { versioned } from '../../../kernel/versioned.ts'
import { courseTemplate } from './course-template.ts'
import { editableTemplate } from './editable-template.ts'
import { setOrganizations } from './set-organizations.ts'

/** A course gets a template of its own, which no other course prints: that of its colleagues stays as it is (CER-003). */
export const storeCertificateTemplate = verb(
  store_certificate_template,
  async ({ db, note, now }, { params, body }) => {
    const { course, template } = await courseTemplate(db, { slug: params.slug, locks: true })
    const { statement, signatory_name, signatory_title, valid_for_months, background, signature, layout } =
      template ?? {
        statement: 'has completed the course',
      }
    const [made] = await db
      .insert(certificateTemplates)
      .values({
        title: body.title,
        statement,
        signatory_name,
        signatory_title,
        valid_for_months,
        background,
        signature,
        layout: layout ?? starterLayout,
      })
      .returning()
    if (!made) throw new Error('no template was made')
    const named = template ? (await editableTemplate(db, template)).organization_ids : []
    await setOrganizations(db, made.id, named)
    await db
      .update(courses)
      .set({ certificate_template_id: made.id, updated_at: now() })
      .where(eq(courses.id, course.id))
    note(`certificate_template:${made.id}`, { course_id: course.id, title: body.title })
    return versioned(await editableTemplate(db, made))
  },
)
