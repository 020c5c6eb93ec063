import { randomBytes } from 'node:crypto'
import { packageHeaders } from './serve-package-file.ts'
import type { LaunchToken } from './launch-token.ts'

const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The page that provides window.API and frames the SCO. Never cached; its own scripts run only by nonce. `scheme`: light or dark, as chosen by the
 * learner; anything else follows the system.
 */
export function playerPage({
  launch,
  assets,
  scheme,
}: {
  launch: LaunchToken
  assets: string
  scheme: string | undefined
}): Response {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${launch.app_origin}`,
  ].join('; ')
  const page = `<!doctype html>
<html lang="en"${scheme === 'light' || scheme === 'dark' ? ` data-scheme="${scheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Course content</title>
<link rel="stylesheet" href="${assets}/player.css">
<script type="application/json" id="launch">${forScript({ app_origin: launch.app_origin, progress_id: launch.progress_id, attempt: launch.attempt, sco: launch.sco })}</script>
<script type="module" nonce="${nonce}" src="${assets}/player.js"></script>
</head>
<body>
<div id="stage"><p id="opening" role="status">Opening the content…</p></div>
<noscript><p>This content needs JavaScript.</p></noscript>
</body>
</html>
`
  return new Response(page, {
    headers: {
      ...packageHeaders(launch),
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
