type Entry = { line: Element; list: string; level: number; isOrdered: boolean; start: number }
type Open = { list: string; level: number; element: Element }

const marker = /^[\s\u00a0]*(?:(\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6})[.)]|[·•o§▪‣–\-\u00a7\uf0b7\uf0a7])[\s\u00a0]+/i
const isIgnored = (element: Element): boolean => /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '')

/** Turns paragraphs that a word processor marked as list entries into lists, nested by level. */
export function convertWordLists(body: Element): void {
  const lines = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]
  let open: Open[] = []
  let last: Element | null = null
  for (const line of lines) {
    const entry = entryOf(line)
    if (!entry) continue
    if (last === null || nextElement(last) !== line) open = []
    open = addListItem(entry, open)
    last = open[0]?.element ?? null
  }
}

/** Returns the element after a list, if there is only white space between them. */
function nextElement(element: Element): Element | null {
  let next = element.nextSibling
  while (
    next &&
    (next.nodeType === Node.COMMENT_NODE || (next.textContent ?? '').trim() === '') &&
    !(next instanceof Element)
  )
    next = next.nextSibling
  return next instanceof Element ? next : null
}

/** Reads the list data of a paragraph and removes its number or bullet; null if it is not a list entry. */
function entryOf(line: Element): Entry | null {
  const named = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(line.getAttribute('style') ?? '')
  const isListed = /\bMsoListParagraph|\bMsoList(?:Bullet|Number)/i.test(line.className)
  if (!named && !isListed) return null
  const signs = [...line.querySelectorAll('*')].filter(isIgnored)
  const written = marker.exec(
    `${signs.length > 0 ? signs.map((sign) => sign.textContent).join('') : (line.textContent ?? '')} `,
  )
  // A list paragraph without a marker continues the entry above.
  if (!written) return null
  if (signs.length === 0) cutStart(line, written[0].trimEnd().length)
  for (const sign of signs) removeWithEmpty(sign, line)
  const number = written[1]
  return {
    line,
    list: named?.[1] ?? '',
    level: Number(named?.[2] ?? 1),
    isOrdered: number !== undefined,
    start: number !== undefined && /^\d+$/.test(number) ? Number(number) : 1,
  }
}

/** Removes a marker, and ancestors that this leaves empty. */
function removeWithEmpty(sign: Element, line: Element): void {
  const holder = sign.parentElement
  sign.remove()
  if (holder && holder !== line && (holder.textContent ?? '').trim() === '' && !holder.querySelector('img'))
    removeWithEmpty(holder, line)
}

/** Removes the first characters, at any depth, and the white space after them. */
function cutStart(line: Element, count: number): void {
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let left = count
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const cut = Math.min(left, text.data.length)
    text.data = text.data.slice(cut)
    left -= cut
    if (left > 0) continue
    text.data = text.data.replace(/^[\s\u00a0]+/, '')
    if (text.data !== '') return
  }
}

function addListItem(entry: Entry, open: readonly Open[]): Open[] {
  const { line, list, level, isOrdered, start } = entry
  const name = isOrdered ? 'ol' : 'ul'
  const document = line.ownerDocument
  const kept = open.filter((one) => one.level <= level)
  const same = kept.at(-1)
  const item = document.createElement('li')
  const words = document.createElement('p')
  words.append(...line.childNodes)
  item.append(words)
  if (same?.level === level && same.list === list && same.element.localName === name) {
    same.element.append(item)
    line.remove()
    return kept
  }
  const outer = same?.level === level ? kept.slice(0, -1) : kept
  const element = document.createElement(name)
  if (isOrdered && start > 1) element.setAttribute('start', String(start))
  element.append(item)
  const around = outer.at(-1)?.element.lastElementChild
  if (around) {
    around.append(element)
    line.remove()
  } else line.replaceWith(element)
  return [...outer, { list, level, element }]
}
