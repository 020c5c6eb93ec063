import { isOwnPicture, pictureSource, droppedPicturesText } from '@portico/shared/rules/text/foreign-pictures.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { convertWordLists } from './convert-word-lists.ts'

/** Whether this was copied from one of our own editors, which mark their HTML: it needs no cleaning. */
const isFromOwnEditor = (html: string): boolean => html.includes('data-pm-slice')
const isFromWord = (html: string): boolean => /mso-|class=["']?Mso|urn:schemas-microsoft-com|<o:p/i.test(html)

/** Takes over a picture of a pasted document by its source; returns the URL that stands for it until it is in the library, or null. */
type TakePicture = (src: string) => string | null

/**
 * Converts pasted HTML for our editors: word processor lists become lists; conditional comments, styles, empty lines and pictures from outside the
 * portal go, unless the editor takes them. `left_out` names the sources of those pictures.
 */
export function cleanPaste(
  html: string,
  origin: string,
  takePicture: TakePicture = () => null,
): { html: string; left_out: string[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const left_out = withoutForeignPictures(body, origin, takePicture)
  if (isFromOwnEditor(html)) return { html: left_out.length > 0 ? body.innerHTML : html, left_out }
  removeComments(body)
  for (const part of body.querySelectorAll('style, script, meta, link, title, xml')) part.remove()
  if (isFromWord(html)) {
    convertWordLists(body)
    removeOfficeParts(body)
  }
  for (const heading of body.querySelectorAll('h1')) {
    const lower = body.ownerDocument.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return { html: body.innerHTML, left_out }
}

function withoutForeignPictures(body: HTMLElement, origin: string, takePicture: TakePicture): string[] {
  const places = new Set<string>()
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src
    const own = isOwnPicture(path) ? path : takePicture(src)
    if (own !== null) picture.setAttribute('src', own)
    else {
      places.add(pictureSource(src))
      picture.remove()
    }
  }
  return [...places]
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Replaces elements in Office's own namespaces (`o:p`, `v:shape`) with their content, and removes paragraphs that this leaves empty. */
function removeOfficeParts(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  for (const line of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if ((line.textContent ?? '').trim() === '' && !line.querySelector('img, br')) line.remove()
}

/** Converts pasted HTML for our editors, and reports pictures that were left out. */
export function pastedHtml(pasted: string, takePicture?: TakePicture): string {
  const { html, left_out } = cleanPaste(pasted, location.origin, takePicture)
  if (left_out.length > 0) toasts.show({ kind: 'info', text: droppedPicturesText(left_out) })
  return html
}
