import { startWhereItStopped, uploadClient } from '@portico/shared/browser/upload-client.ts'
import type { UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { speedAfter } from '@portico/shared/rules/media/upload-text.ts'
import { uploadProfileOf } from '@portico/shared/rules/media/upload-profiles.ts'
import { withSelectedPortal } from '../selected-portal.ts'
import type { Finished } from './finished-upload.ts'
import { followUpload, type Followed } from './follow-upload.ts'
import { uploads } from './uploads.ts'

export type Sending = {
  file: File
  purpose: UploadPurpose
  /** extra data that the purpose needs: `replaces`, `course_id` */
  metadata: Readonly<Record<string, string>>
  /** upload URL from before the page was reloaded */
  url: string | null
  onFinished: (finished: Finished) => void
  /** waits for what the server makes of the file afterwards, such as an import */
  follow?: Followed | undefined
}

/** Sends a file by the resumable protocol: resumes by itself after a lost connection, and where it stopped after a reload. */
export async function sendFile(id: number, { file, purpose, metadata, url, ...after }: Sending): Promise<void> {
  const { parallel, chunk_bytes } = uploadProfileOf(purpose, file.size)
  const pace = { at: performance.now(), sent: -1, speed: 0 }
  const upload = uploadClient(file, {
    endpoint: `/api${withSelectedPortal('/tus')}`,
    ...(url ? { uploadUrl: url } : {}),
    parallelUploads: parallel,
    chunkSize: chunk_bytes,
    metadata: { purpose, ...metadata },
    onProgress: (sent) => {
      const now = performance.now()
      if (now - pace.at > 200) {
        if (pace.sent >= 0) pace.speed = speedAfter(pace.speed, { bytes: sent - pace.sent, ms: now - pace.at })
        Object.assign(pace, { at: now, sent })
      }
      uploads.change(id, { sent_bytes: sent, bytes_per_s: pace.speed })
    },
    onFailure: (text) => {
      if (navigator.onLine) return uploads.fail(id, text)
      uploads.change(id, { state: 'offline', bytes_per_s: 0, words: null })
      addEventListener('online', resume, { once: true })
    },
    onSuccess: (sent_to) => {
      uploads.change(id, { state: 'checking', sent_bytes: file.size, bytes_per_s: 0, words: null, acts: {} })
      void followUpload(id, { url: sent_to, ...after })
    },
  })
  const resume = () => {
    pace.sent = -1
    uploads.change(id, { state: 'sending', words: null })
    upload.start()
  }
  const pause = () => {
    removeEventListener('online', resume)
    uploads.change(id, { state: 'paused', bytes_per_s: 0 })
    void upload.abort()
  }
  const discard = () => {
    removeEventListener('online', resume)
    uploads.remove(id)
    void upload.abort(true).catch(() => {})
  }
  uploads.change(id, { acts: { pause, resume, discard } })
  if (url) upload.start()
  else await startWhereItStopped(upload)
}
