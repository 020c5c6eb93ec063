import type { Upload } from '../contract/uploads.ts'

const pollEvery_ms = 700

/** Polls an upload that was sent completely until the server has accepted or refused it. `read` asks for it by its key. */
export async function settledUpload(url: string, read: (key: string) => Promise<Upload>): Promise<Upload> {
  const key = new URL(url, location.origin).pathname.split('/').at(-1) ?? ''
  for (;;) {
    const upload = await read(key)
    if (upload.state === 'done' || upload.state === 'refused') return upload
    await new Promise((done) => setTimeout(done, pollEvery_ms))
  }
}
