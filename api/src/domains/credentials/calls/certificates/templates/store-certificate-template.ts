import { store_certificate_template } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import { certificateTemplates } from '../../../tables.ts'
import { setCertificateTemplate } from '../../../../courses/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { versioned } from '../../../../../kernel/versioned.ts'
import { courseTemplate } from './course-template.ts'
import { editableTemplate, type TemplateRow } from './editable-template.ts'
import { setOrganizations } from './set-organizations.ts'

const fresh = { statement: 'has completed the course', layout: starterLayout }

/** Copies everything: a template that never placed its fields (`layout` null) prints the same when copied. */
const copyOf = ({ id: _, portal_id: __, ...content }: TemplateRow) => content

/** A template of its own is named after its course. */
const nameFor = (course: string): string => [...course].slice(0, 120).join('')

/** Gives a course its own template, which no other course uses; the original stays unchanged for other courses (CER-003). */
export const storeCertificateTemplate = verb(
  store_certificate_template,
  async ({ db, note, now }, { params, body }) => {
    const { course, template } = await courseTemplate(db, { slug: params.slug, locks: true })
    const [made] = await db
      .insert(certificateTemplates)
      .values({ ...(template ? copyOf(template) : fresh), title: body.title, name: nameFor(course.title) })
      .returning()
    if (!made) throw new Error('no template was made')
    const named = template ? (await editableTemplate(db, template)).organization_ids : []
    await setOrganizations(db, made.id, named)
    await setCertificateTemplate(db, { course_id: course.id, certificate_template_id: made.id, at: now() })
    note(`certificate_template:${made.id}`, { course_id: course.id, title: body.title })
    return versioned(await editableTemplate(db, made))
  },
)
