import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { audio } from './audio.ts'
import { assignment } from './assignment/assignment.ts'
import { document } from './document.ts'
import { exam } from './exam/exam.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { scormModule } from './scorm-module.ts'
import { survey } from './survey.ts'
import { text } from './text.ts'
import { video } from './video/video.ts'

/** Every type of module item, by the type name stored in its row. */
export const itemTypes: { readonly [T in ItemType]: ItemTypeOnServer<T> } = {
  Text: text,
  Video: video,
  Audio: audio,
  Document: document,
  Exam: exam,
  Survey: survey,
  Assignment: assignment,
  ScormModule: scormModule,
}
