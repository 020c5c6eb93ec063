import { csrfToken } from '@portico/shared/browser/csrf-token.ts'
import { list_uploads, terminate_upload, type Upload } from '@portico/shared/contract/uploads.ts'
import { apiWithoutRedirect } from '../api.ts'
import { withSelectedPortal } from '../selected-portal.ts'
import { uploads } from './uploads.ts'

/** Lists unfinished uploads of an earlier page again; each resumes once its file is chosen again. */
export async function showStoppedUploads(): Promise<void> {
  const found = await apiWithoutRedirect(list_uploads).catch((): Upload[] => [])
  const known = new Set(uploads.list().map(({ name, size_bytes }) => `${size_bytes} ${name}`))
  for (const { key, file_name, purpose, length, offset, state } of found) {
    if (state !== 'receiving' || known.has(`${length} ${file_name}`)) continue
    const id = uploads.add({
      name: file_name,
      purpose,
      place: null,
      size_bytes: length,
      sent_bytes: offset,
      bytes_per_s: 0,
      state: 'stopped',
      words: null,
      acts: { discard: () => void discard(key).finally(() => uploads.remove(id)) },
    })
  }
}

async function discard(key: string): Promise<void> {
  await fetch(`/api${withSelectedPortal(terminate_upload.path.replace(':key', key))}`, {
    method: terminate_upload.method,
    headers: { 'tus-resumable': '1.0.0', 'x-xsrf-token': await csrfToken() },
  })
}
