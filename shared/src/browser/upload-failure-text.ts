import { DetailedError } from 'tus-js-client'
import { errorMessage } from '../errors/message.ts'
import { uploadFailureOf } from '../rules/media/upload-failure.ts'

/** Returns the server’s own message if it refused; otherwise describes the client's error in plain words (MED-021). */
export function uploadFailureText(error: Error): string {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const code = uploadFailureOf(error.message)
  return (
    messageIn(response?.getBody()) ?? errorMessage(code ?? (response ? 'uploads.unexpected_response' : 'uploads.lost'))
  )
}

function messageIn(body: string | undefined): string | null {
  try {
    const { error } = JSON.parse(body ?? '') as { error?: { message?: unknown } }
    return typeof error?.message === 'string' ? error.message : null
  } catch {
    return null
  }
}
