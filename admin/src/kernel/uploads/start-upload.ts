import { list_uploads, type Upload } from '@portico/shared/contract/uploads.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { checkUpload, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { api } from '../api.ts'
import { withSelectedPortal } from '../selected-portal.ts'
import type { Finished } from './finished-upload.ts'
import type { Followed } from './follow-upload.ts'
import { uploads } from './uploads.ts'

export type UploadOptions = {
  purpose: UploadPurpose
  /** rules for files, checked before sending; null if only the server validates */
  rule: ((file: File) => UploadRule) | null
  metadata?: Readonly<Record<string, string>>
  /** part of the page that lists these uploads itself */
  place?: string | undefined
  onFinished: (finished: Finished) => void
  follow?: Followed
}

/** Starts uploading files, each with a line in the panel or in its own place. Resumes a file that the server already has in part. */
export async function startUploads(
  files: readonly File[],
  { purpose, rule, metadata = {}, place, ...after }: UploadOptions,
) {
  const begun = files.map((file) => {
    const id = uploads.add({
      name: file.name,
      purpose,
      place: place ?? null,
      size_bytes: file.size,
      sent_bytes: 0,
      bytes_per_s: 0,
      state: 'sending',
      words: null,
      acts: {},
    })
    const refusal = rule && checkUpload({ name: file.name, size_bytes: file.size }, rule(file))
    if (refusal) uploads.fail(id, errorMessage(refusal.code, refusal.params))
    return { id, file, isRefused: Boolean(refusal) }
  })
  const sent = begun.filter(({ isRefused }) => !isRefused)
  if (sent.length === 0) return
  const [{ sendFile }, known] = await Promise.all([import('./send-file.ts'), api(list_uploads).catch(() => [])])
  for (const { id, file } of sent) {
    const earlier = purpose === 'scorm' ? undefined : known.find((one) => isSame(one, { file, purpose }))
    for (const stopped of uploads.list())
      if (stopped.state === 'stopped' && stopped.name === file.name && stopped.size_bytes === file.size)
        uploads.remove(stopped.id)
    const url = earlier ? `/api${withSelectedPortal(`/tus/${earlier.key}`)}` : null
    await sendFile(id, { file, purpose, metadata, url, ...after })
  }
}

const isSame = (one: Upload, { file, purpose }: { file: File; purpose: UploadPurpose }): boolean =>
  one.state === 'receiving' && one.purpose === purpose && one.file_name === file.name && one.length === file.size
