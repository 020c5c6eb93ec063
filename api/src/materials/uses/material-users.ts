import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../../db/tables/media.ts'
import type { Scope } from '../../kernel/context.ts'
import { audioItems } from './audio-items.ts'
import { assignmentItems } from './assignment-items.ts'
import { certificateTemplatePictures } from './certificate-template-pictures.ts'
import { coursePictures } from './course-pictures.ts'
import { documentItems } from './document-items.ts'
import type { Follow, FoundUse, MaterialUser } from './material-user.ts'
import { questionPictures } from './question-pictures.ts'
import { textItems } from './text-items.ts'
import { videoItems } from './video-items.ts'

const materialUsers: readonly MaterialUser[] = [
  documentItems,
  videoItems,
  audioItems,
  textItems,
  assignmentItems,
  questionPictures,
  coursePictures,
  certificateTemplatePictures,
]

/** Every place that shows any of these files of the library. */
export async function usesOf(db: Transaction, rows: readonly MaterialRow[]): Promise<FoundUse[]> {
  const found: FoundUse[] = []
  for (const user of materialUsers) found.push(...(await user.find(db, rows)))
  return found
}

/** Has everything that shows a file show its new bytes, in the running transaction. */
export async function followMaterial(scope: Scope, change: Follow): Promise<void> {
  for (const user of materialUsers) await user.follow(scope, change)
}
