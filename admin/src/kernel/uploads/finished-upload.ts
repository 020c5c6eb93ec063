import { settledUpload } from '@portico/shared/browser/settled-upload.ts'
import { get_upload } from '@portico/shared/contract/uploads.ts'
import { api } from '../api.ts'

export type Finished =
  | { state: 'done'; material_uuid: string | null; scorm_import_id: number | null; words: string; hasNote: boolean }
  | { state: 'refused'; words: string }

/** Waits until the server has processed a completely sent upload, and returns the result. */
export async function finishedUpload(url: string): Promise<Finished> {
  const { state, material_uuid, scorm_import_id, is_duplicate, note, error } = await settledUpload(url, (key) =>
    api(get_upload, { params: { key } }),
  )
  if (state === 'refused') return { state, words: error?.message ?? 'This file was rejected.' }
  const words = is_duplicate ? 'The library already has this file.' : 'Uploaded'
  return {
    state: 'done',
    material_uuid,
    scorm_import_id,
    hasNote: note !== null,
    words: note === null ? words : `${words.replace(/\.$/, '')}. ${note}`,
  }
}
