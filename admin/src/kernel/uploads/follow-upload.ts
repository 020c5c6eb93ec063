import { finishedUpload, type Finished } from './finished-upload.ts'
import { uploads } from './uploads.ts'

/** Waits for what the server makes of an accepted file; returns why it was refused, or null. */
export type Followed = (finished: Extract<Finished, { state: 'done' }>) => Promise<string | null>

type Sent = { url: string; onFinished: (finished: Finished) => void; follow?: Followed | undefined }

/** Keeps the line of a completely sent file up to date until the server has accepted or refused it. */
export async function followUpload(id: number, { url, onFinished, follow }: Sent): Promise<void> {
  try {
    const finished = await finishedUpload(url)
    if (finished.state === 'refused') return uploads.fail(id, finished.words)
    const { words, hasNote } = finished
    if (!follow) {
      uploads.change(id, { state: 'done', words, hasNote })
      return onFinished(finished)
    }
    uploads.change(id, { state: 'importing', isFollowed: true })
    onFinished(finished)
    const refusal = await follow(finished)
    if (refusal !== null) return uploads.fail(id, refusal)
    uploads.change(id, { state: 'done', words: 'Imported', hasNote })
  } catch {
    uploads.fail(id, 'The file arrived, but its status could not be loaded. Please reload the page.')
  }
}
