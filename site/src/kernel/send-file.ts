import { get_upload } from '@portico/shared/contract/uploads.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { settledUpload } from '@portico/shared/browser/settled-upload.ts'
import { startWhereItStopped, uploadClient } from '@portico/shared/browser/upload-client.ts'
import type { OwnPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { browserCall as call } from './browser-call.ts'

/** `metadata`: the purpose and target of the upload; the same file may be sent for several */
type Sending = {
  file: File
  metadata: Readonly<Record<string, string> & { purpose: OwnPurpose }>
  onProgress: (percent: number) => void
}

/** Uploads a learner's file with the resumable protocol: continues after a lost connection or a reload. Returns its key. */
export async function sendFile(sending: Sending): Promise<string> {
  const url = await sent(sending)
  const { key, state, error } = await settledUpload(url, (key) => call(get_upload, { params: { key } }))
  if (state === 'refused') throw new Error(error?.message ?? errorMessage('uploads.unexpected_response'))
  return key
}

function sent({ file, metadata, onProgress }: Sending): Promise<string> {
  return new Promise((done, failed) => {
    const upload = uploadClient(file, {
      endpoint: '/api/tus',
      fingerprint: async () =>
        ['portico', ...Object.values(metadata), file.name, file.size, file.lastModified].join(':'),
      metadata,
      onProgress: (bytes, all) => onProgress(all === 0 ? 100 : Math.floor((bytes * 100) / all)),
      onFailure: (text) => failed(new Error(text)),
      onSuccess: done,
    })
    startWhereItStopped(upload).catch(failed)
  })
}
