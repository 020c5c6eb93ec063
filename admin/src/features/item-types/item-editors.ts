import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { audioEditor } from './audio-editor.tsx'
import { assignmentEditor } from './assignment-editor.tsx'
import { documentEditor } from './document-editor.tsx'
import { examEditor } from './exam/exam-editor.tsx'
import type { Content, ItemEditor } from './item-editor.ts'
import { scormEditor } from './scorm-editor.tsx'
import { surveyEditor } from './survey-editor.tsx'
import { textEditor } from './text-editor.tsx'
import { videoEditor } from './video/video-editor.tsx'

/** How each type of item is written; one that is missing does not compile. */
export const itemEditors: { readonly [T in ItemType]: ItemEditor<T> } = {
  Text: textEditor,
  Video: videoEditor,
  Audio: audioEditor,
  Document: documentEditor,
  Exam: examEditor,
  Survey: surveyEditor,
  Assignment: assignmentEditor,
  ScormModule: scormEditor,
}

/** What a new item of this type holds; null where it is not made in the outline. */
export const emptyContent = (type: ItemType): AuthoredContent | null => itemEditors[type].empty

/** What was typed, with the ids that it got when it was saved. */
export function adopted<T extends ItemType>(typed: Content<T>, saved: AuthoredContent): Content<T> {
  return itemEditors[typed.itemable_type].adopt(typed, saved)
}
