import { leftOutText } from '@portico/shared/rules/text/foreign-pictures.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { cleanPaste } from './clean-paste.ts'

/** Converts pasted HTML for our editors, and reports pictures that were left out. */
export function pastedHtml(pasted: string): string {
  const { html, left_out } = cleanPaste(pasted, location.origin)
  if (left_out.length > 0) toasts.show({ kind: 'info', text: leftOutText(left_out) })
  return html
}
