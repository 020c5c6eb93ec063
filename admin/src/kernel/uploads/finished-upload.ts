import { get_upload } from '@portico/shared/contract/uploads.ts'
import { api } from '../api.ts'

export type Finished =
  | { state: 'done'; material_uuid: string | null; scorm_import_id: number | null; words: string }
  | { state: 'refused'; words: string }

const again_ms = 700

/** Polls a completely sent upload until the server has processed it, and returns the result. */
export async function finishedUpload(url: string): Promise<Finished> {
  const key = new URL(url, location.origin).pathname.split('/').at(-1) ?? ''
  for (;;) {
    const { state, material_uuid, scorm_import_id, is_duplicate, note, error } = await api(get_upload, {
      params: { key },
    })
    if (state === 'refused') return { state, words: error?.message ?? 'This file was refused.' }
    if (state === 'done') {
      const words = is_duplicate ? 'The library has this file already.' : 'Uploaded'
      return {
        state,
        material_uuid,
        scorm_import_id,
        words: note === null ? words : `${words.replace(/\.$/, '')}. ${note}`,
      }
    }
    await new Promise((done) => setTimeout(done, again_ms))
  }
}
