import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { clientFolder } from './renderer.ts'

const first = (body: string, pattern: RegExp) =>
  pattern.exec(body)?.[1]?.replaceAll('&#38;', '&').replaceAll('&amp;', '&')

export const titleOf = (body: string) => first(body, /<title>([^<]*)<\/title>/)
export const canonicalOf = (body: string) => first(body, /<link rel="canonical" href="([^"]*)"/)
export const metaOf = (body: string, name: string) =>
  first(body, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))

/** The structured data of a page, with each script parsed. */
export function jsonLdOf(body: string): Record<string, unknown>[] {
  return [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )
}
export const dataOf = (body: string, type: string) => jsonLdOf(body).find((data) => data['@type'] === type)

/** The visible figures of a card: its price, then the lines below. */
export function figuresOf(card: string): string {
  const words = (pattern: RegExp) =>
    (pattern.exec(card)?.[1] ?? '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return [
    words(/<span class="price"[^>]*>([\s\S]*?)<\/div>/).replace(/ Rated .*/, ''),
    words(/<p class="course-card-note"[^>]*>([\s\S]*?)<\/p>/),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Scripts of a page with all their imports, and their gzipped size. */
export function scriptsOf(body: string): { files: string[]; gzip_bytes: number; inline: string[] } {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const source = readFileSync(resolve(clientFolder, `.${file}`), 'utf8')
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?["']\.\/([\w.[\]-]+\.js)["']/g))
      add(`/_astro/${name}`)
  }
  for (const [, file = ''] of body.matchAll(/<script[^>]* src="(\/_astro\/[^"]+)"/g)) add(file)
  for (const [, file = ''] of body.matchAll(/(?:component|renderer)-url="(\/_astro\/[^"]+)"/g)) add(file)
  const inline = [...body.matchAll(/<script(?![^>]*(?: src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const bytes = [...files]
    .map((file) => readFileSync(resolve(clientFolder, `.${file}`)))
    .concat(inline.map((text) => Buffer.from(text)))
  return {
    files: [...files],
    inline,
    gzip_bytes: bytes.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0),
  }
}
