import { get_upload } from '@portico/shared/contract/uploads.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { readCookie } from '@portico/shared/browser/cookies.ts'
import { uploadFailureOf } from '@portico/shared/rules/media/upload-failure.ts'
import { uploadRetries_ms } from '@portico/shared/rules/media/upload-profiles.ts'
import * as v from 'valibot'
import { DetailedError, Upload } from 'tus-js-client'
import { learnerCall as call } from '../../learner-call.ts'

const refused = v.object({ error: v.object({ message: v.string() }) })
type Place = { related_id: number; item_id: number }
export type Sending = { file: File; place: Place; onProgress: (percent: number) => void }

/** Sends a file of the learner by the resumable protocol: after a lost connection or a reload it goes on where it stopped. */
export async function sendResponseFile({ file, place, onProgress }: Sending): Promise<void> {
  const url = await sent({ file, place, onProgress })
  const key = new URL(url, location.origin).pathname.split('/').at(-1) ?? ''
  for (;;) {
    const { state, error } = await call(get_upload, { params: { key } })
    if (state === 'refused') throw new Error(error?.message ?? errorMessage('uploads.unexpected_response'))
    if (state === 'done') return
    await new Promise((again) => setTimeout(again, 700))
  }
}

function sent({ file, place, onProgress }: Sending): Promise<string> {
  const { related_id, item_id } = place
  return new Promise((done, failed) => {
    const upload = new Upload(file, {
      endpoint: '/api/tus',
      retryDelays: [...uploadRetries_ms],
      removeFingerprintOnSuccess: true,
      // The same file may be handed in elsewhere too.
      fingerprint: async () => ['portico', related_id, item_id, file.name, file.size, file.lastModified].join(':'),
      metadata: {
        filename: file.name,
        purpose: 'assignment',
        related_id: String(related_id),
        item_id: String(item_id),
      },
      onBeforeRequest: async (request) => request.setHeader('X-Xsrf-Token', await csrfToken()),
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

async function csrfToken(): Promise<string> {
  if (readCookie('XSRF-TOKEN') === null) await fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin' })
  return readCookie('XSRF-TOKEN') ?? ''
}

/** The server’s own sentence where it refused; else what went wrong, in plain words. */
function words(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  try {
    const told = v.safeParse(refused, JSON.parse(answer?.getBody() ?? ''))
    if (told.success) return told.output.error.message
  } catch {
    // no words of ours
  }
  return errorMessage(uploadFailureOf(error.message) ?? 'uploads.lost')
}
