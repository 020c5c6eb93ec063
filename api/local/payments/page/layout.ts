import { html } from './html.ts'
import type { Markup } from './html.ts'

export function layout({ title, content }: { title: string; content: Markup }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Local test payment</title>
<link rel="icon" href="/pay.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<header class="notice">
<p><span class="badge">Local test</span> <strong>This is a local test payment page.</strong> No real money moves. Never enter a real card.</p>
</header>
${content}
</body>
</html>
`.markup
}
