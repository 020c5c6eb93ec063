import { allFileTypes, fileTypeOf, mediaLimit_bytes } from '@portico/shared/rules/media/library.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import type { UploadRow } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { inspectFile } from '../materials/inspect-file.ts'
import { insertMaterial } from '../materials/insert-material.ts'
import { storeAtFinalLocation } from '../materials/store-at-final-location.ts'
import type { Received } from '../materials/received-material.ts'
import { mediaKinds } from '../../media/door.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { checkedName } from '../uploads/checked-name.ts'
import type { Arrived, Purpose, Wanted } from '../uploads/purpose.ts'

export const material: Purpose = {
  needs: 'materials.edit',
  async plan(_, wanted) {
    const { file_key } = planLibraryFile(wanted)
    return { file_key }
  },
  async make(ctx, row) {
    const received = await receiveLibraryFile(ctx, row)
    return async (scope) => {
      const made = await insertMaterial(scope, { ...received, uploaded_by: row.user_id })
      return { material_id: made.row.id, is_duplicate: made.is_duplicate }
    }
  },
  keeps: staysAtUploadKey,
}

/** Returns where a library file arrives and which type its name claims. */
export function planLibraryFile(wanted: Wanted): { file_key: string; type: FileType } {
  const type = fileTypeOf(wanted.file_name) ?? fail('media.wrong_format', { name: wanted.file_name })
  const file = checkedName(wanted, { types: allFileTypes, limit_bytes: mediaLimit_bytes(type) })
  const kind = type === 'video' || type === 'audio' ? mediaKinds.lesson_video : mediaKinds.lesson_document
  return { file_key: kind.key({ file }), type }
}

/** Inspects a received file and puts it in its permanent location. */
export async function receiveLibraryFile(
  { services, portal }: Arrived,
  { file_key, file_name: name, user_id }: UploadRow,
): Promise<Received> {
  const key = storageKey(file_key)
  const inspected = await inspectFile({ storage: services.storage, key, name })
  const placed = await storeAtFinalLocation({ services, portal_id: portal.id, user_id, key, name, inspected })
  return { name, inspected, ...placed }
}

/** Pictures are stored elsewhere, where pages find them. */
export function staysAtUploadKey({ file_name }: Pick<UploadRow, 'file_name'>): boolean {
  return !/\.(?:jpe?g|gif|png|webp|ico)$/i.test(file_name)
}
