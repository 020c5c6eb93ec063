import type { LaunchToken } from './launch-token.ts'
import { packageHeaders } from './serve-package-file.ts'

const pages: readonly (string | null)[] = ['document', 'frame', 'iframe']

/** Whether a request asks for a page to show, not for a script, a picture or data. */
export const asksForPage = (request: Request): boolean => pages.includes(request.headers.get('sec-fetch-dest'))

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? '')

/** The page in place of a file that the package does not have, so that the frame says what is missing. */
export function missingFilePage({ launch, name }: { launch: LaunchToken; name: string }): Response {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Missing file</title>
</head>
<body>
<h1>A page of this lesson is missing</h1>
<p>This lesson needs the file “${escaped(name)}”, but its package does not contain it. Please use “Report a problem” to notify your instructor.</p>
</body>
</html>
`
  return new Response(page, {
    status: 404,
    headers: {
      ...packageHeaders(launch),
      'content-security-policy': `default-src 'none'; frame-ancestors 'self' ${launch.app_origin}`,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
