import { accountingEthics } from './courses/accounting-ethics.ts'
import { childCare } from './courses/child-care.ts'
import { constructionSafety } from './courses/construction-safety.ts'
import { foodSafety } from './courses/food-safety.ts'
import { humanResources } from './courses/human-resources.ts'
import { insurance } from './courses/insurance.ts'
import { itSecurity } from './courses/it-security.ts'
import { nursingHealthcare } from './courses/nursing-healthcare.ts'
import { realEstate } from './courses/real-estate.ts'
import { waterTreatment } from './courses/water-treatment.ts'
import { finishCourse } from './finish-course.ts'
import { demoLessons } from './lessons.ts'
import type { CourseSource, DemoCourse, TopicSlug } from './types.ts'

const byTopic: [TopicSlug, CourseSource[]][] = [
  ['nursing-healthcare', nursingHealthcare],
  ['real-estate', realEstate],
  ['insurance', insurance],
  ['food-safety', foodSafety],
  ['construction-safety', constructionSafety],
  ['child-care', childCare],
  ['human-resources', humanResources],
  ['it-security', itSecurity],
  ['accounting-ethics', accountingEthics],
  ['water-treatment', waterTreatment],
]

export const demoCourses: DemoCourse[] = byTopic.flatMap(([topic, sources]) =>
  sources.map((source) => finishCourse(topic, source, demoLessons[source.slug])),
)

/** The course with the SCORM package; it can be finished in five minutes. */
export const flagshipSlug = 'hipaa-essentials-for-front-desk-staff'
