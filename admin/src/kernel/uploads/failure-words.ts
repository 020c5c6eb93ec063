import { errorMessage } from '@portico/shared/errors/message.ts'
import { uploadFailureOf } from '@portico/shared/rules/media/upload-failure.ts'
import { DetailedError } from 'tus-js-client'

/** Returns the server’s own message if it refused; otherwise describes the client's error in plain words (MED-021). */
export function failureWords(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  const told = sentenceIn(answer?.getBody())
  if (told !== null) return told
  const code = uploadFailureOf(error.message)
  return errorMessage(code ?? (answer ? 'uploads.unexpected_response' : 'uploads.lost'))
}

function sentenceIn(body: string | undefined): string | null {
  try {
    const { error } = JSON.parse(body ?? '') as { error?: { message?: unknown } }
    return typeof error?.message === 'string' ? error.message : null
  } catch {
    return null
  }
}
