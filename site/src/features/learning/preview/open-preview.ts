import { isGraded } from '@portico/shared/rules/progress/is-graded.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning-taking.ts'
import { answerInPage } from '../learner-call.ts'
import { addPreviewFile, assignmentAnswers } from './answers/assignments.ts'
import { examAnswers } from './answers/exams.ts'
import { scormAnswers } from './answers/scorm.ts'
import { takingAnswers } from './answers/taking.ts'
import { previewCall } from './preview-call.ts'
import { openPreviewState } from './preview-state.ts'
import { previewSource } from './source.ts'

let opened: { addFile: (item_id: number, file: File) => void } | null = null
/** Takes a file that somebody adds to an answer of an assignment. */
export const addFile = (item_id: number, file: File): void => opened?.addFile(item_id, file)

/** Opens the preview of a course for this document: from here on its learner calls are answered in the page. */
export function openPreview(slug: string) {
  const state = openPreviewState(slug, sessionStorage)
  const source = previewSource(slug, state)
  answerInPage(
    previewCall([
      ...takingAnswers(source),
      ...examAnswers(source),
      ...assignmentAnswers(source),
      ...scormAnswers(source),
    ]),
  )
  opened = { addFile: (item_id, file) => addPreviewFile(state, item_id, file) }
  return {
    slug,
    /** Goes on as if this item had been passed: work that somebody grades, or a package of two hours. */
    async pass({ id, itemable_type }: { id: number; itemable_type: ItemType }): Promise<ProgressAfter> {
      await source.step(id, itemProgress.in_progress)
      return source.step(id, isGraded(itemable_type) ? itemProgress.success : itemProgress.finished)
    },
    startOver: () => state.clear(),
  }
}
export type Preview = ReturnType<typeof openPreview>
