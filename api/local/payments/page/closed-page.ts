import { html } from './html.ts'
import { layout } from './layout.ts'

/** A payment page where nothing can be paid any more: why, and the way on. */
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
