import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { audioEditor } from './audio-editor.tsx'
import { assignmentEditor } from './assignment-editor.tsx'
import { documentEditor } from './document-editor.tsx'
import { examEditor } from './exam/exam-editor.tsx'
import type { ItemEditor } from './item-editor.ts'
import { scormEditor } from './scorm-editor.tsx'
import { surveyEditor } from './survey-editor.tsx'
import { textEditor } from './text-editor.tsx'
import { videoEditor } from './video/video-editor.tsx'

/** Maps each item type to its editor; a missing one does not compile. */
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

/** Returns the content of a new item of this type, or null if it is not created in the outline. */
export const emptyContent = (type: ItemType): AuthoredContent | null => itemEditors[type].empty
