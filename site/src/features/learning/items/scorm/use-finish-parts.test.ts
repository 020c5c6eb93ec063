import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { courseView } from '../../../../../../tests/support/learner-course.ts'
import { itemsOf } from '../../load/course-view.ts'
import { FailureNotice } from '../../player/completion-bar.tsx'
import { PlayerContext, type Player } from '../../player/player-context.ts'
import { useFinishParts } from './use-finish-parts.ts'
import type { ScormFailure } from './use-launch.ts'

const answer = { item: { status: 1 }, course: { has_just_finished: false }, next_item: null }
vi.mock('../../learner-call.ts', () => ({ learnerCall: async () => answer }))

const line = (title: string, more: Partial<ScoLine> = {}): ScoLine => ({
  identifier: `${title}-id`,
  title,
  depth: 0,
  is_launchable: true,
  status: 1,
  score: null,
  locked_by: null,
  ...more,
})

/** Presses Finish in the part `current`; returns what the learner reads and which parts were opened. */
async function finished(lines: readonly ScoLine[], current: string) {
  const view = courseView({ second: 'ScormModule', statuses: [5, 1, 4] })
  const [, item] = itemsOf(view.modules)
  if (!item) throw new Error('no item')
  const rest = { previous: null, next: null, completes: false, apply: () => {}, setStatus: () => {}, go: () => {} }
  const help = { has_questions: false, email: null, phone: null }
  const player: Player = { view, item, ...rest, refresh: async () => {}, help }
  const started: string[] = []
  let work = Promise.resolve()
  let failure: ScormFailure | null = null
  let finish = () => {}
  const settled = async <T>(value: () => T): Promise<T> => {
    await work
    return value()
  }
  function Parts() {
    finish = useFinishParts({
      current,
      afterEnd: (_to, next) => void (work = next()),
      reload: async () => lines,
      start: async (sco) => void started.push(sco),
      onFailure: (found) => (failure = found),
    })
    return null
  }
  draw(h(PlayerContext, { value: player }, h(Parts)))
  finish()
  return { failure: await settled(() => failure as ScormFailure | null), started, settled }
}

test('a lesson that another part keeps open leads to that part', async () => {
  const { failure, started, settled } = await finished([line('The morning delivery'), line('Storage')], 'Storage-id')
  if (!failure) throw new Error('nothing was said')
  const html = draw(h(FailureNotice, failure))
  expect(html).toContain('“The morning delivery” is still open.')
  expect(html).toContain('Go to “The morning delivery”')
  expect(html).not.toContain('Try again')
  failure.retry()
  await settled(() => expect(started).toEqual(['Storage-id', 'The morning delivery-id']))
})

test('a lesson that its own part keeps open is tried again', async () => {
  const { failure } = await finished([line('Delivery', { status: 2 }), line('Storage')], 'Storage-id')
  expect(failure && draw(h(FailureNotice, failure))).toContain('Try again')
})
