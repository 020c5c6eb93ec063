import type { AssignmentResponse, ResponseFile } from '@portico/shared/contract/assignments.ts'
import type { ExamSheet } from '@portico/shared/contract/courses/outline-preview.ts'
import type { TryEnd } from '@portico/shared/states/try-end.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'

/** An exam attempt in a preview: its questions with the right answers, and the given answers. */
export type PreviewTry = {
  attempts: number
  status: ItemProgress
  sheet: ExamSheet
  answers: Record<number, number[]>
  started_at: string
  ends_at: string | null
  finished_at: string | null
  ended_by: TryEnd | null
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
  tries: Record<number, PreviewTry[]>
  works: Record<number, PreviewWork>
  scorm: Record<number, { last: string; records: PreviewRecord[] }>
}
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const untouched = (): PreviewState => ({ finished_at: null, statuses: {}, tries: {}, works: {}, scorm: {} })

/** State of a preview in this tab's session storage: survives page changes, ends with the tab, and is stored nowhere else. */
export function openPreviewState(slug: string, storage: Kept) {
  const key = `portico:preview:${slug}`
  let state = read()
  function read(): PreviewState {
    try {
      return { ...untouched(), ...JSON.parse(storage.getItem(key) ?? '{}') }
    } catch {
      return untouched()
    }
  }
  return {
    get: (): PreviewState => state,
    change(next: Partial<PreviewState>): void {
      state = { ...state, ...next }
      try {
        storage.setItem(key, JSON.stringify(state))
      } catch {
        // Without storage, a preview lasts until the page is left.
      }
    },
    clear(): void {
      state = untouched()
      storage.removeItem(key)
    },
  }
}
export type StateOfPreview = ReturnType<typeof openPreviewState>
