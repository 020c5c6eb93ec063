import {
  delete_assignment_file,
  get_assignment_response,
  make_learner_response,
  save_assignment_draft,
  type ResponseFile,
} from '@portico/shared/contract/assignments.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { answers, type Answer } from '../answer.ts'
import { previewId } from '@portico/shared/pages/preview-of-course.ts'
import type { PreviewWork, StateOfPreview } from '../preview-state.ts'
import type { PreviewSource } from '../source.ts'

const nobody = { id: previewId, first_name: 'Preview', last_name: '', middle_name: null }
const workOf = (state: StateOfPreview, id: number): PreviewWork =>
  state.get().works[id] ?? { draft: '', files: [], responses: [] }
const saveWork = (state: StateOfPreview, id: number, work: PreviewWork): void =>
  state.change({ works: { ...state.get().works, [id]: work } })

/** Adds a file in a preview: only its name and size, no content leaves the page. */
export function addPreviewFile(state: StateOfPreview, id: number, { name, size }: Pick<File, 'name' | 'size'>): void {
  const work = workOf(state, id)
  const key = crypto.randomUUID().replaceAll('-', '')
  const file: ResponseFile = { key, name, size }
  saveWork(state, id, { ...work, files: [...work.files, file] })
}

/** Submitted work waits for grading, which a preview does not have; it can be marked as done instead. */
export const assignmentAnswers = (source: PreviewSource): readonly Answer[] => [
  answers(get_assignment_response, async ({ params }) => {
    const id = Number(params.item_id)
    const { assignment } = await source.item<'Assignment'>(id)
    const work = workOf(source.state, id)
    const current_attempt = work.responses.length
    return {
      ...work,
      draft_version: '',
      status: source.statusOf(id),
      attempts: assignment.attempts,
      current_attempt,
      remaining_attempts: Math.max(0, assignment.attempts - current_attempt),
      learner: nobody,
    }
  }),
  answers(save_assignment_draft, ({ params, body: { text } }) => {
    const id = Number(params.item_id)
    saveWork(source.state, id, { ...workOf(source.state, id), draft: text })
    return { text, version: '' }
  }),
  answers(delete_assignment_file, ({ params: { key } }) => {
    for (const [id, work] of Object.entries(source.state.get().works))
      saveWork(source.state, Number(id), { ...work, files: work.files.filter((file) => file.key !== key) })
    return null
  }),
  answers(make_learner_response, async ({ params, body: { attempt, text } }) => {
    const id = Number(params.item_id)
    const { assignment } = await source.item<'Assignment'>(id)
    const work = workOf(source.state, id)
    const response = {
      id: attempt,
      attempt,
      status: itemProgress.in_progress,
      pass_score: assignment.score,
      learner_response: { text, files: work.files, submitted_at: new Date().toISOString() },
      instructor_response: null,
    }
    saveWork(source.state, id, { draft: '', files: [], responses: [response, ...work.responses] })
    const after = await source.step(id, itemProgress.in_progress)
    return { response, remaining_attempts: Math.max(0, assignment.attempts - attempt), after }
  }),
]
