import { html } from './html.ts'
import { layout } from './layout.ts'

/** A page for a session that can no longer be paid: the reason, and a link to continue. */
export function closedPage({
  heading,
  text,
  link,
}: {
  heading: string
  text: string
  link?: { href: string; label: string } | null
}): string {
  const content = html`<main class="closed">
<h1>${heading}</h1>
<p>${text}</p>
${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
</main>`
  return layout({ title: heading, content })
}
