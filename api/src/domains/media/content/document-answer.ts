import { fail } from '../../../kernel/fail.ts'
import { sendFile } from '../../../serving/send-file.ts'
import type { Storage } from '../../../storage/storage.ts'
import { lessonFileFinder, type LessonFileKind } from './lesson-files.ts'

/** Whether the page itself displays the file: a PDF, by its key's extension. */
export const isShownInline = (file: string): boolean => file.endsWith('.pdf')

/**
 * Serves a PDF as bytes to the learner page's reader, which reports the current page; the browser's viewer does not. Served from the page's own
 * origin, like captions; opened directly, it is downloaded and cannot run or reach anything.
 */
export async function documentAnswer(
  file: { kind: LessonFileKind; key: string } | null,
  storage: Storage,
  request: Request,
): Promise<Response> {
  if (file === null || !isShownInline(file.key)) return fail('general.not_found')
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
