import { get_learner_course, show_item, show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import { show_whole_course } from '@portico/shared/contract/learning/whole-course.ts'
import {
  finish_module_item,
  note_item_page,
  note_item_place,
  note_presence,
  start_module_item,
} from '@portico/shared/contract/learning/item-progress.ts'
import { findItem } from '../../load/course-view.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { answers, type Answer } from '../answer.ts'
import type { PreviewSource } from '../source.ts'

/** Responses for the course, its outline, and items that are read or watched. */
export const takingAnswers = (source: PreviewSource): readonly Answer[] => [
  answers(get_learner_course, async () => (await source.view(true)).course),
  answers(show_whole_course, async () => {
    const { course, modules } = await source.view(true)
    return { course, modules: [...modules] }
  }),
  answers(show_item, async ({ params }) => {
    const id = Number(params.item_id)
    const [item, view] = await Promise.all([source.item(id), source.view()])
    const place = findItem(view, id)
    return { ...item, status: source.statusOf(id), locked_by: place?.locked_by ?? null, access: view.course.access }
  }),
  answers(start_module_item, ({ params }) => source.step(Number(params.id), itemProgress.in_progress)),
  answers(finish_module_item, ({ params }) => source.step(Number(params.id), itemProgress.finished)),
  answers(note_presence, () => ({ credited_ms: 0 })),
  answers(note_item_place, () => ({ watched_percent: null })),
  answers(note_item_page, () => null),
  answers(show_seat_time, () => ({
    active_ms: 0,
    offline_ms: 0,
    items: [],
    required_minutes: null,
    certificate_waits_for: null,
  })),
]
