import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import type { DemoCourse } from '../content/types.ts'
import { unitOfTopic } from '../content/unit-of-topic.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'

/** Certificates for yearly requirements expire after twelve months. */
const validFor = (course: DemoCourse): number | null =>
  course.tags.includes('annual-requirement') && course.hours <= 2 ? 12 : null
const keyOf = (course: DemoCourse): string => `${unitOfTopic[course.topic]} ${validFor(course) ?? ''}`

const demoLayout = starterLayout.map((field) => {
  if (field.kind === 'title') return { ...field, color: '#0f4c5c' }
  return field.id === 'certifies' ? { ...field, text: 'Portico Nursing Education certifies that' } : field
})

/** Creates one template for each combination of unit and validity that the courses need. Returns each course's template. */
export async function loadCertificateTemplates(
  bulk: Bulk,
  portal_id: number,
  courses: readonly DemoCourse[],
  organization: ReadonlyMap<string, number>,
): Promise<(course: DemoCourse) => number> {
  const kinds = new Map(
    courses.map((course) => [keyOf(course), { slug: unitOfTopic[course.topic], months: validFor(course) }]),
  )
  const ids = await bulk.ids('certificate_templates', kinds.size)
  const known = new Map([...kinds.keys()].map((key, index) => [key, at(ids, index)]))
  await bulk.insert(
    'certificate_templates',
    [...kinds].map(([key, { slug, months }]) => ({
      id: idOf(known, key),
      portal_id,
      title: 'Certificate of Completion',
      statement: 'has completed every lesson and passed the final exam of the continuing education course',
      signatory_name: 'Eleanor Vasquez-Brandt',
      signatory_title: 'Director of Education',
      valid_for_months: months,
      // One unit has its own field layout.
      layout: slug === 'portico-nursing-education' ? demoLayout : null,
    })),
  )
  await bulk.insert(
    'certificate_template_organizations',
    [...kinds].map(([key, { slug }]) => ({
      portal_id,
      certificate_template_id: idOf(known, key),
      organization_id: idOf(organization, slug),
    })),
  )
  return (course) => idOf(known, keyOf(course))
}
