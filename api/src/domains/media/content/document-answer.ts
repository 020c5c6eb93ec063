import { fail } from '../../../kernel/fail.ts'
import { sendFile } from '../../../serving/send-file.ts'
import type { Storage } from '../../../storage/storage.ts'
import { lessonFileFinder, type LessonFileKind } from './lesson-files.ts'

/** Whether the page itself shows a file: a PDF, by the ending of its key. */
export const isReadInPlace = (file: string): boolean => file.endsWith('.pdf')

/**
 * A PDF as bytes for the reader of a learner's page, which tells on what page somebody is; the viewer of a browser tells nobody. It comes
 * from the page's own origin, like captions: opened by itself there it is kept as a file, and runs and reaches nothing.
 */
export async function documentAnswer(
  file: { kind: LessonFileKind; key: string } | null,
  storage: Storage,
  request: Request,
): Promise<Response> {
  if (file === null || !isReadInPlace(file.key)) return fail('general.not_found')
  const found = (await lessonFileFinder(storage)({ kind: file.kind, file: file.key })) ?? fail('general.not_found')
  const headers = new Headers({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return sendFile({ file: found, headers, request })
}
