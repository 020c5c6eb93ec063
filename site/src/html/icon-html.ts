import { html } from './html.ts'
import type { Html } from './html.ts'

/** Renders an icon from its path data; importing single paths keeps other icons out of the browser's script. */
export function iconHtml(path: string, extra = ''): Html {
  return html`<svg viewBox="0 0 24 24" class="icon ${extra}" aria-hidden="true"><path d="${path}"></path></svg>`
}
