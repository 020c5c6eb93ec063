import { html } from '../html/html.ts'
import { absoluteUrl } from './absolute-url.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap index of a portal: one file per bucket of 1,000 ids, with the time it was last written. */
export function sitemapIndexXml(files: readonly { path: string; written_at: string | null }[], origin: string): string {
  return (
    head +
    html`<sitemapindex xmlns="${schema}"
      >${files.map((file) => html`<sitemap><loc>${absoluteUrl(file.path, origin)}</loc>${file.written_at !== null && html`<lastmod>${file.written_at}</lastmod>`}</sitemap>`)}</sitemapindex
    >`.markup
  )
}

/** Pages with the date their content last changed. */
export function sitemapXml(pages: readonly { path: string; updated_at: string | null }[], origin: string): string {
  return (
    head +
    html`<urlset xmlns="${schema}"
      >${pages.map((page) => html`<url><loc>${absoluteUrl(page.path, origin)}</loc>${page.updated_at !== null && html`<lastmod>${page.updated_at}</lastmod>`}</url>`)}</urlset
    >`.markup
  )
}

export const xmlAnswer = (xml: string) =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
