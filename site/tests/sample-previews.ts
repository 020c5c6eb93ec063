import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_free_preview } from '@portico/shared/contract/courses/free-previews.ts'
import { sampleCourse } from './sample-catalog.ts'

type Preview = Data<typeof get_free_preview>
const course = { id: sampleCourse.id, slug: sampleCourse.slug, title: sampleCourse.title }
const base = { module_id: 1, status: 4, locked_by: null, access: 'full' } as const

/** Lessons of the sample course that visitors may open: a reading and a film of its own. */
export const samplePreviews: readonly Preview[] = [
  {
    course,
    item: {
      ...base,
      id: 12,
      itemable_type: 'Text',
      title: 'The rules in one page',
      content: '<p>Six feet is where the rules begin.</p>',
    },
  },
  {
    course,
    item: {
      ...base,
      id: 13,
      itemable_type: 'Video',
      title: 'A day on the roof',
      provider: null,
      video_id: null,
      link: '',
      file: '/api/free-previews/13/file',
      poster: '',
      captions: [{ language: 'es', src: '/api/free-previews/13/captions/es' }],
      transcript: '<p>Good morning from the roof.</p>',
      place_s: 0,
      watched_percent: null,
    },
  },
]
