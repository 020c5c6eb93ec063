import { stored } from '@portico/shared/browser/stored.ts'
import type { AssignmentResponse, ResponseFile } from '@portico/shared/contract/assignments.ts'
import type { ExamSheet } from '@portico/shared/contract/courses/outline-preview.ts'
import type { AttemptEnd } from '@portico/shared/states/exam.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'

/** An exam attempt in a preview: its questions with the right answers, and the given answers. */
export type PreviewAttempt = {
  attempts: number
  status: ItemProgress
  sheet: ExamSheet
  answers: Record<number, number[]>
  started_at: string
  ends_at: string | null
  finished_at: string | null
  ended_by: AttemptEnd | null
  score: number | null
  points: number | null
  points_total: number | null
}
export type PreviewWork = { draft: string; files: ResponseFile[]; responses: AssignmentResponse[] }
export type PreviewRecord = { sco: string; lesson_status: string; score_raw: number | null }
/** Everything done in a preview, by item. */
export type PreviewState = {
  finished_at: string | null
  statuses: Record<number, ItemProgress>
  tries: Record<number, PreviewAttempt[]>
  works: Record<number, PreviewWork>
  scorm: Record<number, { last: string; records: PreviewRecord[] }>
}

const emptyState = (): PreviewState => ({ finished_at: null, statuses: {}, tries: {}, works: {}, scorm: {} })

/** State of a preview in this tab's session storage: survives page changes, ends with the tab, and is stored nowhere else. */
export function openPreviewState(slug: string) {
  const kept = stored(
    `portico:preview:${slug}`,
    (value): PreviewState => ({ ...emptyState(), ...Object(value) }),
    'session',
  )
  let state = kept.read() ?? emptyState()
  return {
    get: (): PreviewState => state,
    change(next: Partial<PreviewState>): void {
      state = { ...state, ...next }
      // Without storage, a preview lasts until the page is left.
      kept.write(state)
    },
    clear(): void {
      state = emptyState()
      kept.remove()
    },
  }
}
export type StateOfPreview = ReturnType<typeof openPreviewState>
