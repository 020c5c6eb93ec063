import type { LearnerCourse, OutlineItem } from '@portico/shared/contract/learning.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlayerContext } from '../player/player-context.ts'
import { AudioItem } from './audio/audio-item.tsx'
import { DocumentItem } from './document/document-item.tsx'
import { ScormItem } from './scorm/scorm-item.tsx'
import { TextItem } from './text/text-item.tsx'
import { VideoItem } from './video/video-item.tsx'

const course: LearnerCourse = {
  id: 1,
  slug: 'safe-lifting',
  title: 'Safe Lifting',
  subtitle: '',
  thumbnail: null,
  duration_minutes: 60,
  is_sequential: false,
  is_certificate_required: true,
  certificate_template: null,
  related_id: 7,
  learner: { id: 3 },
  status: 4,
  percentage: 0,
  continue_label: 'Continue this Course',
  next_item: null,
  purchased_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
  access: 'full',
  access_until: '2031-01-01T00:00:00.000Z',
  due_at: null,
  certificate: null,
  has_review: false,
  completed_by_staff: null,
  curator: null,
}
const outlineItem = (itemable_type: OutlineItem['itemable_type']): OutlineItem => ({
  id: 11,
  itemable_id: 111,
  itemable_type,
  module_id: 1,
  sort_number: 1,
  itemable: { title: 'Item 11', status: itemProgress.in_progress },
  locked_by: null,
  scorm: null,
})

/** An item as the course page shows it while its learner takes it. */
const shown = (type: OutlineItem['itemable_type'], item: ReactElement): string => {
  const player = {
    view: { course, modules: [] },
    item: outlineItem(type),
    previous: null,
    next: null,
    completes: true,
    apply: () => {},
    setStatus: () => {},
    refresh: () => Promise.resolve(),
    go: () => {},
  }
  return draw(h(PlayerContext, { value: player }, item))
}
const base = {
  id: 11,
  module_id: 1,
  title: 'Item 11',
  status: itemProgress.in_progress,
  locked_by: null,
  access: 'full',
} as const
const place = { place_s: 0, watched_percent: null, transcript: '<p>Spoken words.</p>' }
const film = { provider: null, video_id: null, link: '', file: '', poster: '', captions: [] }
const document = { description: 'Read it twice.', file: '', file_name: '', file_size: 0, reader_file: '', page: 1 }
const empty = {
  Text: h(TextItem, { item: { ...base, itemable_type: 'Text', content: '' } }),
  Video: h(VideoItem, { item: { ...base, ...place, ...film, itemable_type: 'Video' } }),
  Audio: h(AudioItem, {
    item: { ...base, ...place, itemable_type: 'Audio', file: '', file_name: '', duration_ms: null },
  }),
  Document: h(DocumentItem, { item: { ...base, ...document, itemable_type: 'Document' } }),
  ScormModule: h(ScormItem, {
    item: {
      ...base,
      itemable_type: 'ScormModule',
      is_ready: false,
      slug: '',
      scorm_id: '',
      score: null,
      lesson_status: null,
    },
  }),
} as const
const preparing = 'This content is still being prepared.'

test.each(Object.keys(empty) as (keyof typeof empty)[])(
  '%s: an item whose content its author has not added says so, with its words, and cannot be finished',
  (type) => {
    const html = shown(type, empty[type])
    expect(html).toContain(preparing)
    expect(html).toContain('The course can be finished once this content is available.')
    expect(html).not.toContain('<button')
    if (type === 'Video' || type === 'Audio') expect(html).toContain('Spoken words.')
    if (type === 'Document') expect(html).toContain('Read it twice.')
  },
)
