import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { learnerCourse, outlineItem } from '../../../../../tests/support/learner-course.ts'
import { PlayerContext, type Player } from '../player/player-context.ts'
import { AudioItem } from './audio/audio-item.tsx'
import { DocumentItem } from './document/document-item.tsx'
import { ScormItem } from './scorm/scorm-item.tsx'
import { TextItem } from './text/text-item.tsx'
import { VideoItem } from './video/video-item.tsx'

const course = { ...learnerCourse, is_sequential: false, certificate_template: null }
type Seen = Partial<Pick<Player, 'item' | 'next'>> & { course?: Partial<LearnerCourse> }

const itemWithStatus = (id: number, status: ItemProgress, itemable_type: ItemType = 'Text') =>
  outlineItem({ id, module_id: 1, itemable_type, status })

/** An item as rendered on the course page for a learner. */
const renderItem = (type: ItemType, item: ReactElement, seen: Seen = {}): string => {
  const player = {
    view: { course: { ...course, ...seen.course }, modules: [] },
    item: seen.item ?? itemWithStatus(11, itemProgress.in_progress, type),
    previous: null,
    next: seen.next ?? null,
    completes: true,
    apply: () => {},
    setStatus: () => {},
    refresh: () => Promise.resolve(),
    go: () => {},
    help: { has_questions: true, email: null, phone: null },
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
const media_position = { place_s: 0, watched_percent: null, transcript: '<p>Spoken words.</p>' }
const film = { provider: null, video_id: null, link: '', file: '', poster: '', captions: [] }
const document = { description: 'Read it twice.', file: '', file_name: '', file_size: 0, reader_file: '', page: 1 }
const empty = {
  Text: h(TextItem, { item: { ...base, itemable_type: 'Text', content: '' } }),
  Video: h(VideoItem, { item: { ...base, ...media_position, ...film, itemable_type: 'Video' } }),
  Audio: h(AudioItem, {
    item: { ...base, ...media_position, itemable_type: 'Audio', file: '', file_name: '', duration_ms: null },
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
  '%s: an item without content says so, keeps its text, and cannot be finished',
  (type) => {
    const html = renderItem(type, empty[type])
    expect(html).toContain(preparing)
    expect(html).toContain('You can complete the course once this content is available.')
    expect(html).not.toContain('<button')
    if (type === 'Video' || type === 'Audio') expect(html).toContain('Spoken words.')
    if (type === 'Document') expect(html).toContain('Read it twice.')
  },
)

test('says what the missing content blocks, and nothing once the item or course is done', () => {
  const said = (seen: Seen) => renderItem('Text', empty.Text, seen)
  const next = itemWithStatus(12, itemProgress.not_started)
  expect(said({ course: { is_sequential: true }, next })).toContain('The items after it open once')
  expect(said({ course: { is_sequential: true }, next })).not.toContain('You can continue')
  expect(said({ course: { is_sequential: true } })).toContain('>You can complete the course once')
  for (const seen of [
    { item: itemWithStatus(11, itemProgress.finished) },
    { course: { finished_at: '2026-01-02T00:00:00.000Z' } },
  ]) {
    expect(said(seen)).toContain(preparing)
    expect(said(seen)).not.toContain('once this content is available')
  }
})
