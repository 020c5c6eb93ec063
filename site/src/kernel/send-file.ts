import { get_upload } from '@portico/shared/contract/uploads.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { uploadToken } from '@portico/shared/browser/upload-token.ts'
import { uploadFailureOf } from '@portico/shared/rules/media/upload-failure.ts'
import type { OwnPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { uploadRetries_ms } from '@portico/shared/rules/media/upload-profiles.ts'
import * as v from 'valibot'
import { DetailedError, Upload } from 'tus-js-client'
import { browserCall as call } from './browser-call.ts'

const refused = v.object({ error: v.object({ message: v.string() }) })
/** `metadata`: the purpose and target of the upload; the same file may be sent for several */
type Sending = {
  file: File
  metadata: Readonly<Record<string, string> & { purpose: OwnPurpose }>
  onProgress: (percent: number) => void
}

/** Uploads a learner's file with the resumable protocol: continues after a lost connection or a reload. Returns its key. */
export async function sendFile(sending: Sending): Promise<string> {
  const url = await sent(sending)
  const key = new URL(url, location.origin).pathname.split('/').at(-1) ?? ''
  for (;;) {
    const { state, error } = await call(get_upload, { params: { key } })
    if (state === 'refused') throw new Error(error?.message ?? errorMessage('uploads.unexpected_response'))
    if (state === 'done') return key
    await new Promise((again) => setTimeout(again, 700))
  }
}

function sent({ file, metadata, onProgress }: Sending): Promise<string> {
  return new Promise((done, failed) => {
    const upload = new Upload(file, {
      endpoint: '/api/tus',
      retryDelays: [...uploadRetries_ms],
      removeFingerprintOnSuccess: true,
      fingerprint: async () =>
        ['portico', ...Object.values(metadata), file.name, file.size, file.lastModified].join(':'),
      metadata: { filename: file.name, ...metadata },
      ...uploadToken(),
      onProgress: (bytes, all) => onProgress(all === 0 ? 100 : Math.floor((bytes * 100) / all)),
      onError: (error) => failed(new Error(words(error))),
      onSuccess: () => done(upload.url ?? ''),
    })
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous)
      upload.start()
    }, failed)
  })
}

/** The server's own sentence if it rejected the file, otherwise a plain description. */
function words(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  try {
    const told = v.safeParse(refused, JSON.parse(answer?.getBody() ?? ''))
    if (told.success) return told.output.error.message
  } catch {
    // not one of our messages
  }
  return errorMessage(uploadFailureOf(error.message) ?? 'uploads.lost')
}
