import { organizations } from '../../api/src/domains/lists/tables.ts'
import { certificateTemplateOrganizations, certificateTemplates } from '../../api/src/domains/credentials/tables.ts'
import { courseInstructors, enrollments } from '../../api/src/domains/learning/tables.ts'
import { coursePricings, courses } from '../../api/src/domains/courses/tables.ts'
import type { ItemType } from '../../shared/src/item-types/item-type.ts'
import { addModule, addVersion } from './course-version.ts'
import { addItem, type MadeItem } from './items.ts'
import type { PortalName, World } from './world.ts'

export type MadeCourse = { id: number; slug: string; items: MadeItem[]; modules: number[] }
type CourseOptions = {
  portal?: PortalName
  slug?: string
  title?: string
  publication_status?: 1 | 2 | 3 | 4
  is_sequential?: boolean
  /** item types of each module */
  outline?: readonly (readonly ItemType[])[]
  /** from_quantity → cents */
  prices?: Readonly<Record<number, number>>
  attempts_number?: number | null
  instructor_id?: number
  has_template?: boolean
  /** like a course before anyone edits its outline */
  is_versionless?: boolean
}
let made = 0

/** Creates a course with its own content, as rows in its portal. Exams have two questions whose first choice is right. */
export async function makeCourse(world: World, wish: CourseOptions = {}): Promise<MadeCourse> {
  const { portal = 'core', outline = [['Text', 'Text'], ['Text']], prices = { 1: 4900, 10: 3900 } } = wish
  const number = (made += 1)
  const slug = wish.slug ?? `course-${number}`
  return world.within(portal, async (tx) => {
    const [template] = wish.has_template
      ? await tx
          .insert(certificateTemplates)
          .values({
            title: 'Certificate of Completion',
            statement: 'has completed',
            signatory_name: 'Dr. Mara Lind',
            signatory_title: 'Dean',
            valid_for_months: 24,
          })
          .returning()
      : []
    if (template) {
      const [organization] = await tx
        .insert(organizations)
        .values({ name: 'State Board of Nursing', provider_number: 'CE-1042' })
        .returning()
      if (organization)
        await tx
          .insert(certificateTemplateOrganizations)
          .values({ certificate_template_id: template.id, organization_id: organization.id })
    }
    const [course] = await tx
      .insert(courses)
      .values({
        slug,
        title: wish.title ?? `Course ${number}`,
        publication_status: wish.publication_status ?? 2,
        certificate_template_id: template?.id ?? null,
        duration_minutes: 90,
        ce_credits: 1.5,
        published_at: new Date(),
      })
      .returning()
    if (!course) throw new Error('no course was made')
    for (const [from_quantity, price] of Object.entries(prices))
      await tx.insert(coursePricings).values({ course_id: course.id, from_quantity: Number(from_quantity), price })
    if (wish.instructor_id)
      await tx.insert(courseInstructors).values({ course_id: course.id, user_id: wish.instructor_id, is_primary: true })
    const items: MadeItem[] = []
    const moduleIds: number[] = []
    if (wish.is_versionless) return { id: course.id, slug, items: [], modules: [] }
    const course_version_id = await addVersion(tx, { course_id: course.id, is_sequential: wish.is_sequential ?? false })
    for (const [index, kinds] of outline.entries()) {
      const place = { course_id: course.id, course_version_id, title: `Module ${index + 1}`, sort_number: index }
      const module_id = await addModule(tx, place)
      moduleIds.push(module_id)
      for (const [place, itemable_type] of kinds.entries()) {
        const title = `${itemable_type} ${index + 1}.${place + 1}`
        const at = { module_id, title, sort_number: place }
        items.push(await addItem(tx, { ...at, itemable_type, attempts_number: wish.attempts_number ?? null }))
      }
    }
    return { id: course.id, slug, items, modules: moduleIds }
  })
}

/** Enrolls a person in a course, as a paid order would. */
export async function enroll(
  world: World,
  {
    course,
    user_id,
    portal = 'core',
    purchased_at = new Date(),
  }: { course: MadeCourse; user_id: number; portal?: PortalName; purchased_at?: Date },
): Promise<number> {
  const [row] = await world.within(portal, (tx) =>
    tx.insert(enrollments).values({ course_id: course.id, user_id, purchased_at }).returning(),
  )
  return row?.id ?? 0
}
