import { expect, test } from 'vitest'
import { fileLinkTag, linkedFileUuids, replaceFileLinks } from './file-links.ts'

const [known, unknown] = ['1', '2'].map((digit) => `0000000${digit}-0000-4000-8000-000000000000`) as [string, string]
const kept = (html: string) =>
  replaceFileLinks(html, (uuid) =>
    uuid === known ? { opens: fileLinkTag(uuid), closes: '</a>' } : { opens: '', closes: '' },
  )

test('finds links by their tag, never by words', () => {
  const words = `<p>data-file="${known}" &lt;a data-file="${known}"&gt;</p>`
  expect(linkedFileUuids(words)).toEqual([])
  expect(kept(words)).toBe(words)
  expect(linkedFileUuids(`${words}<a data-file="${unknown}">x</a>`)).toEqual([unknown])
})

test('removes each link to an unknown file and no other, also where links are inside each other', () => {
  const within = (outer: string, inner: string) =>
    `<a data-file="${outer}"><p>1 <a data-file="${inner}">2</a></p> 3</a>`
  expect(linkedFileUuids(within(known, unknown))).toEqual([known, unknown])
  expect(kept(within(unknown, unknown))).toBe('<p>1 2</p> 3')
  expect(kept(within(known, unknown))).toBe(`<a data-file="${known}"><p>1 2</p> 3</a>`)
  expect(kept(within(unknown, known))).toBe(`<p>1 <a data-file="${known}">2</a></p> 3`)
  const plain = `<a href="/x">1 <a data-file="${unknown}">2</a></a><abbr>3</abbr>`
  expect(kept(plain)).toBe('<a href="/x">1 2</a><abbr>3</abbr>')
})
