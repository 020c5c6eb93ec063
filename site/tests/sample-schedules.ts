import type { list_schedules } from '@portico/shared/contract/catalog/schedules.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { sampleCourse } from './sample-catalog.ts'

const common = {
  starts_at: '2026-12-07T14:00:00.000Z',
  ends_at: '2026-12-07T20:00:00.000Z',
  time_zone: 'America/New_York',
  seats: 24,
  organizer: { name: 'Portico Academy', url: 'https://portico.example' },
}

/** One session on site, one online, one both. */
export const sampleSchedules: Data<typeof list_schedules> = [
  { ...common, id: 1, title: 'Rescue drill', place: '200 Pratt Street, Baltimore, MD', is_online: false, course: null },
  { ...common, id: 2, title: 'Questions and answers', place: '', is_online: true, course: null },
  {
    ...common,
    id: 3,
    title: 'Fall protection, live',
    place: 'Training hall, 9 Dock Road, Baltimore, MD',
    is_online: true,
    course: {
      id: sampleCourse.id,
      slug: sampleCourse.slug,
      title: sampleCourse.title,
      url: `https://learn.harborsafety.example/course/${sampleCourse.slug}`,
    },
  },
]
