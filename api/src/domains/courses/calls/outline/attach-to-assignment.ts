import type { AttachedFile } from '@portico/shared/item-types/attached-file.ts'
import { withFile } from '../../../item-types/door.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { authoredItem } from './authored-item.ts'
import { editedDraft } from './edited-draft.ts'
import { itemOfVersion } from './item-of-draft.ts'
import { rewriteItem } from './rewrite-item.ts'

type AttachInput = { course_id: number; assignment_id: number; file: AttachedFile | null }

/** Attaches another file to a draft's assignment, or none, and changes nothing else. */
export async function attachToAssignment(
  ctx: Parameters<typeof editedDraft>[0] & Pick<Context, 'note'>,
  { course_id, assignment_id, file }: AttachInput,
): Promise<void> {
  const version = await editedDraft(ctx, course_id)
  const place = await itemOfVersion(ctx.db, { version, item_id: assignment_id })
  const { title, content, is_free_preview } = await authoredItem(ctx.db, place)
  const changed = withFile(content, file) ?? fail('general.not_found')
  await rewriteItem(ctx.db, place, { title, content: changed, is_free_preview })
  ctx.note(`item:${assignment_id}`, { file: file?.name ?? null })
}
