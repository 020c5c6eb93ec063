import type { MaterialUse } from '@portico/shared/contract/materials.ts'
import type { Transaction } from '../../../../db/client.ts'
import type { MaterialRow } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { certificateTemplatePictures } from './certificate-template-pictures.ts'
import { coursePictures } from './course-pictures.ts'
import { itemFiles } from './item-files.ts'
import { itemTexts } from './item-texts.ts'
import type { Follow, FoundUse, MaterialUser } from './material-user.ts'
import { questionPictures } from './question-pictures.ts'

/** Everything that shows files of the library, by the word that the library says of it. */
const materialUsers: { readonly [K in MaterialUse['kind']]: MaterialUser } = {
  item: itemFiles,
  text: itemTexts,
  question: questionPictures,
  course_picture: coursePictures,
  certificate: certificateTemplatePictures,
}
const kinds = Object.keys(materialUsers) as (keyof typeof materialUsers)[]

/** Every place that shows any of these files of the library; deleted courses count only when they were deleted after `since`. */
export async function usesOf(
  db: Transaction,
  rows: readonly MaterialRow[],
  since: Date | null = null,
): Promise<(FoundUse & { kind: MaterialUse['kind'] })[]> {
  const found: (FoundUse & { kind: MaterialUse['kind'] })[] = []
  for (const kind of kinds)
    for (const use of await materialUsers[kind].find(db, rows, since)) found.push({ kind, ...use })
  return found
}

/** Has everything that shows a file show its new bytes, in the running transaction. */
export async function followMaterial(scope: Scope, change: Follow): Promise<void> {
  for (const kind of kinds) await materialUsers[kind].follow(scope, change)
}
