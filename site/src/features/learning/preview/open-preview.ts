import { isGraded } from '@portico/shared/rules/learning/progress/is-graded.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { answerInPage } from '../learner-call.ts'
import { addPreviewFile, assignmentAnswers } from './answers/assignments.ts'
import { examAnswers } from './answers/exams.ts'
import { scormAnswers } from './answers/scorm.ts'
import { takingAnswers } from './answers/taking.ts'
import { previewCall } from './preview-call.ts'
import { openPreviewState } from './preview-state.ts'
import { previewSource } from './source.ts'

let opened: { addFile: (item_id: number, file: File) => void } | null = null
/** Adds a file to the answer of an assignment. */
export const addFile = (item_id: number, file: File): void => opened?.addFile(item_id, file)

/** Opens a course preview in this document: from now on the page answers its learner calls. */
export function openPreview(slug: string) {
  const state = openPreviewState(slug)
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
    /** Marks an item as passed, to skip graded work or a two-hour package. */
    async pass({ id, itemable_type }: { id: number; itemable_type: ItemType }): Promise<ProgressAfter> {
      await source.step(id, itemProgress.in_progress)
      return source.step(id, isGraded(itemable_type) ? itemProgress.success : itemProgress.finished)
    },
    startOver: () => state.clear(),
  }
}
export type Preview = ReturnType<typeof openPreview>
